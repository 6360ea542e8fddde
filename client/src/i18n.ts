/**
 * The language of the page, changed on the spot: whoever shows texts hears "language" and draws again.
 *
 * `say` is what the page itself says; a table words its game with `i18n.wordingOf`.
 */

import * as api from "./api.js";
import type { Args, Glossary, ApiError, Said } from "./api.js";
import { storage } from "./storage.js";
import { FALLBACK, Texts } from "./texts.js";
import { Wording } from "./wording.js";

class I18n extends EventTarget {
  texts = new Texts(FALLBACK, []);
  wording = new Wording(this.texts);
  private sources = new Map<string, Promise<string>>();

  /** Speak this language from now on. */
  async setLanguage(language: string): Promise<void> {
    const [own, english] = await Promise.all([this.platform(language), this.platform(FALLBACK)]);
    this.texts = new Texts(language, [own], language === FALLBACK ? [] : [english]);
    this.wording = new Wording(this.texts);
    document.documentElement.lang = language;
    this.dispatchEvent(new Event("language"));
  }

  /** The wording of a game in the page's language; without a glossary names stay as the messages say them. */
  async wordingOf(game: string, glossary?: Glossary): Promise<Wording> {
    const language = storage().settings.language;
    const [own, english] = await Promise.all([this.game(game, language), this.game(game, FALLBACK)]);
    const base = await this.platform(language);
    const fallback = await this.platform(FALLBACK);
    const texts = new Texts(language, [base, own], language === FALLBACK ? [] : [fallback, english]);
    return new Wording(texts, glossary);
  }

  private platform(language: string): Promise<string> {
    return this.once(`/static/texts/${language}.ftl`, async () => {
      const response = await fetch(`/static/texts/${language}.ftl`);
      return response.ok ? response.text() : "";
    });
  }

  private game(game: string, language: string): Promise<string> {
    return this.once(`${game}/${language}`, () => api.locale(game, language));
  }

  private once(key: string, fetched: () => Promise<string>): Promise<string> {
    let found = this.sources.get(key);
    if (!found) {
      found = fetched().catch(() => {
        this.sources.delete(key); // the next time it may be there
        return "";
      });
      this.sources.set(key, found);
    }
    return found;
  }
}

export const i18n = new I18n();

/** A message of the page itself. */
export function say(id: string, args: Args = {}): string {
  return i18n.texts.say(id, args);
}

/** A refusal as a sentence with a capital and a full stop. */
export function errorSentence(error: unknown, wording: Wording = i18n.wording): string {
  const said: Said | ApiError =
    error instanceof api.ApiError ? error : { message: "browser-error-unknown", args: {}, text: error instanceof Error ? error.message : "?" };
  const words = wording.error(said);
  return words.slice(0, 1).toUpperCase() + words.slice(1) + (/[.?!)]$/.test(words) ? "" : ".");
}
