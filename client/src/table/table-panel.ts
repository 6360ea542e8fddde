/** The panel about the table itself: people, links, taking back, draw, resigning, the file of the game. */

import type { Seat } from "../api.js";
import { css, customElement, html, nothing, state } from "../page-element.js";
import type { TemplateResult } from "../page-element.js";
import { icon } from "../icons.js";
import { storage } from "../storage.js";
import { ago } from "../lobby/sorting.js";
import { joinHash, link, tableHash } from "../router.js";
import { base, buttons, cards, fields } from "../style/shared.js";
import { say } from "../i18n.js";
import { SessionElement } from "./session-element.js";
import { playAgain, saveRecord, savesWhole } from "./rematch-and-save.js";
import { occupant } from "./turns.js";

@customElement("sand-table-panel")
export class TablePanel extends SessionElement {
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
    const picture = this.session.live;
    if (!picture) return nothing;
    const seated = picture.seat !== null;
    return html`
      <section>
        <h3>${say("browser-people")}</h3>
        ${this.session.seats.map((seat, place) => this.person(seat, place))}
      </section>
      <section>
        <h3>${say("browser-links")}</h3>
        ${this.links()}
      </section>
      <section>
        <h3>${say("browser-this-game")}</h3>
        <p class="small soft">${say(`browser-undo-${picture.undo}`)} ${say(`browser-pace-${picture.pace}-long`)}</p>
        <p class="small soft" id="save-how">${say(savesWhole(this.session) ? "browser-save-whole" : "browser-save-seen")}</p>
        <div class="line">
          <button aria-describedby="save-how" @click=${() => void saveRecord(this.session)}>${icon("save")} ${say("browser-save")}</button>
          ${seated && !picture.over ? html`<button @click=${() => this.emit("panel", { name: "standing" })}>${icon("standing")} ${say("browser-standing")}</button>` : nothing}
          ${picture.over && seated ? html`<button class="primary" @click=${() => void playAgain(this.session)}>${icon("repeat")} ${say("browser-rematch")}</button>` : nothing}
        </div>
        ${seated && !picture.over ? this.ending() : nothing}
      </section>
    `;
  }

  private person(seat: Seat, place: number): TemplateResult {
    const { session } = this;
    const { live, wording } = session;
    if (!live) return html``;
    const own = session.seat === place;
    const votes = live.absent[seat.name] ?? [];
    const voted = votes.includes(live.viewer);
    const who = occupant(seat, session.ownSeats.includes(place), session.hotSeat);
    const absent = !own && live.seat !== null && seat.kind === "person" && !seat.here && !live.over && !session.ownSeats.includes(place);
    return html`<div class="one">
      <span>${this.sign(place)} <strong>${wording.seat(seat.name)}</strong> <span class="soft">${who}</span>${seat.since && !own && !live.over ? html`<br><span class="small soft">${say("browser-asked-since", { when: ago(seat.since, wording.language) })}</span>` : nothing}</span>
      ${own && !live.over && !session.hotSeat ? this.handOver(seat) : nothing}
      ${absent
        ? html`<button @click=${() => void session.command((client) => client.absent(seat.name, !voted))} aria-pressed=${String(voted)} title=${say("browser-absent-how")}>
            ${icon("bot")} ${say("browser-absent", { count: votes.length })}
          </button>`
        : nothing}
    </div>`;
  }

  private handOver(seat: Seat): TemplateResult {
    const { session } = this;
    if (seat.kind === "bot") {
      return html`<button class="primary" @click=${() => void session.command((client) => client.player("me"))}>${icon("person")} ${say("browser-seat-back")}</button>`;
    }
    return html`<button @click=${() => void session.command((client) => client.player("bot:rookie"))} ?disabled=${!session.live?.can.hint}>${icon("bot")} ${say("browser-seat-bot")}</button>`;
  }

  private links(): TemplateResult {
    const { session } = this;
    const known = storage().links(session.table);
    const open = known.invites.filter((one) => session.live?.seats[one.seat]?.kind === "open");
    return html`
      ${open.map((one) => this.copy(`invite-${one.seat}`, say("browser-link-invite", { seat: session.wording.seat(one.name) }), link(joinHash(one.invite))))}
      ${session.seat !== null ? this.copy("seat", say("browser-link-seat"), link(tableHash(session.table, session.client.token))) : nothing}
      ${known.watch ? this.copy("watch", say("browser-link-watch"), link(tableHash(session.table, known.watch))) : nothing}
      ${session.seat !== null ? html`<p class="small soft">${say("browser-link-seat-how")}</p>` : nothing}
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
        this.session.showNotice(address);
      }
    };
    return html`<div class="one">
      <span>${label}</span>
      <button @click=${act} data-link=${address}>${icon(done ? "check" : "copy")} ${say(done ? "browser-copied" : "browser-copy")}</button>
    </div>`;
  }

  private ending(): TemplateResult {
    const { session } = this;
    const picture = session.live;
    if (!picture) return html``;
    return html`<div class="line">
      ${picture.can.draw && !picture.draw_offer && picture.seats.length > 1
        ? html`<button @click=${() => void session.command((client, expect) => client.draw(true, expect))}>${icon("draw")} ${say("browser-draw-offer")}</button>`
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
    void this.session.command((client, expect) => client.resign(expect));
  }
}
