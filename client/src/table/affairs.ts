/** The affairs of the table besides the game: people, links, taking back, draw, resigning, the file of the game. */

import type { Seat } from "../api.js";
import { css, customElement, html, nothing, state } from "../element.js";
import type { TemplateResult } from "../element.js";
import { icon } from "../icons.js";
import { keep } from "../keep.js";
import { ago } from "../lobby/sorting.js";
import { joinHash, link, tableHash } from "../router.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { say } from "../tongue.js";
import { AtTable } from "./at-table.js";
import { playAgain, saveRecord, savesWhole } from "./errands.js";
import { sitter } from "./turns.js";

@customElement("sand-affairs")
export class Affairs extends AtTable {
  static override styles = [
    base,
    buttons,
    fields,
    cards,
    css`
      :host {
        display: grid;
        gap: 24px;
      }
      section {
        display: grid;
        gap: 8px;
      }
      h3 {
        font-size: 1.0625rem;
      }
      .one {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 8px;
        align-items: center;
        justify-content: space-between;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: center;
      }
    `,
  ];

  @state() private copied = "";
  @state() private resigning = false;

  override render() {
    const picture = this.sitting.live;
    if (!picture) return nothing;
    const seated = picture.seat !== null;
    return html`
      <section>
        <h3>${say("browser-people")}</h3>
        ${this.sitting.seats.map((seat, place) => this.person(seat, place))}
      </section>
      <section>
        <h3>${say("browser-links")}</h3>
        ${this.links()}
      </section>
      <section>
        <h3>${say("browser-this-game")}</h3>
        <p class="small soft">${say(`browser-undo-${picture.undo}`)} ${say(`browser-pace-${picture.pace}-long`)}</p>
        <p class="small soft" id="save-how">${say(savesWhole(this.sitting) ? "browser-save-whole" : "browser-save-seen")}</p>
        <div class="line">
          <button aria-describedby="save-how" @click=${() => void saveRecord(this.sitting)}>${icon("save")} ${say("browser-save")}</button>
          ${seated && !picture.over ? html`<button @click=${() => this.tell("panel", { name: "standing" })}>${icon("standing")} ${say("browser-standing")}</button>` : nothing}
          ${picture.over && seated ? html`<button class="primary" @click=${() => void playAgain(this.sitting)}>${icon("repeat")} ${say("browser-rematch")}</button>` : nothing}
        </div>
        ${seated && !picture.over ? this.ending() : nothing}
      </section>
    `;
  }

  private person(seat: Seat, place: number): TemplateResult {
    const { sitting } = this;
    const { live, wording } = sitting;
    if (!live) return html``;
    const own = sitting.seat === place;
    const votes = live.absent[seat.name] ?? [];
    const voted = votes.includes(live.viewer);
    const who = sitter(seat, sitting.ownSeats.includes(place), sitting.hotSeat);
    const absent = !own && live.seat !== null && seat.kind === "person" && !seat.here && !live.over && !sitting.ownSeats.includes(place);
    return html`<div class="one">
      <span>${this.sign(place)} <strong>${wording.seat(seat.name)}</strong> <span class="soft">${who}</span>${seat.since && !own && !live.over ? html`<br><span class="small soft">${say("browser-asked-since", { when: ago(seat.since, wording.language) })}</span>` : nothing}</span>
      ${own && !live.over && !sitting.hotSeat ? this.handOver(seat) : nothing}
      ${absent
        ? html`<button @click=${() => void sitting.command((door) => door.absent(seat.name, !voted))} aria-pressed=${String(voted)} title=${say("browser-absent-how")}>
            ${icon("bot")} ${say("browser-absent", { count: votes.length })}
          </button>`
        : nothing}
    </div>`;
  }

  private handOver(seat: Seat): TemplateResult {
    const { sitting } = this;
    if (seat.kind === "bot") {
      return html`<button class="primary" @click=${() => void sitting.command((door) => door.player("me"))}>${icon("person")} ${say("browser-seat-back")}</button>`;
    }
    return html`<button @click=${() => void sitting.command((door) => door.player("bot:rookie"))} ?disabled=${!sitting.live?.can.hint}>${icon("bot")} ${say("browser-seat-bot")}</button>`;
  }

  private links(): TemplateResult {
    const { sitting } = this;
    const known = keep().links(sitting.table);
    const open = known.invites.filter((one) => sitting.live?.seats[one.seat]?.kind === "open");
    return html`
      ${open.map((one) => this.copy(`invite-${one.seat}`, say("browser-link-invite", { seat: sitting.wording.seat(one.name) }), link(joinHash(one.invite))))}
      ${sitting.seat !== null ? this.copy("seat", say("browser-link-seat"), link(tableHash(sitting.table, sitting.door.token))) : nothing}
      ${known.watch ? this.copy("watch", say("browser-link-watch"), link(tableHash(sitting.table, known.watch))) : nothing}
      ${sitting.seat !== null ? html`<p class="small soft">${say("browser-link-seat-how")}</p>` : nothing}
    `;
  }

  private copy(name: string, label: string, address: string): TemplateResult {
    const done = this.copied === name;
    const act = async (): Promise<void> => {
      try {
        await navigator.clipboard.writeText(address);
        this.copied = name;
      } catch {
        // Without leave to write to the clipboard the address is shown, to be copied by hand.
        this.sitting.tell(address);
      }
    };
    return html`<div class="one">
      <span>${label}</span>
      <button @click=${act} data-link=${address}>${icon(done ? "check" : "copy")} ${say(done ? "browser-copied" : "browser-copy")}</button>
    </div>`;
  }

  private ending(): TemplateResult {
    const { sitting } = this;
    const picture = sitting.live;
    if (!picture) return html``;
    return html`<div class="line">
      ${picture.can.draw && !picture.draw_offer && picture.seats.length > 1
        ? html`<button @click=${() => void sitting.command((door, expect) => door.draw(true, expect))}>${icon("draw")} ${say("browser-draw-offer")}</button>`
        : nothing}
      ${!picture.can.resign
        ? nothing
        : this.resigning
          ? html`<span>${say("browser-resign-sure")}</span>
              <button class="danger" @click=${this.resign}>${icon("flag")} ${say("browser-resign-yes")}</button>
              <button @click=${() => (this.resigning = false)}>${say("browser-cancel")}</button>`
          : html`<button class="danger" @click=${() => (this.resigning = true)}>${icon("flag")} ${say("browser-resign")}</button>`}
    </div>`;
  }

  private resign(): void {
    this.resigning = false;
    void this.sitting.command((door, expect) => door.resign(expect));
  }
}
