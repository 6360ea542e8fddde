/**
 * Messages in Fluent, in one language, English where a translation is missing: `sandtable.text.messages`.
 *
 * The sources are the very files the terminal uses.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "@fluent/bundle";
import type { Args, Value } from "./api.js";

export const FALLBACK = "en";
export const LANGUAGES = ["en", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The message id of a rule; ids have no dots. */
export function ruleId(number: string): string {
  return "rule-" + number.replaceAll(".", "-");
}

interface MessageSource {
  readonly bundle: FluentBundle;
  readonly ids: readonly string[];
}

/** The messages in these files; of two with one id the last counts. */
function messageSource(language: string, sources: readonly string[]): MessageSource {
  // No isolation marks: names stand in titles and aria labels, where they would be read as boxes.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const ids = new Set<string>();
  for (const source of sources) {
    const resource = new FluentResource(source);
    for (const entry of resource.body) if (!entry.id.startsWith("-")) ids.add(entry.id);
    bundle.addResource(resource, { allowOverrides: true }); // a game comes last and may replace what all games share
  }
  return { bundle, ids: [...ids] };
}

/** The messages of some sources in a language. */
export class Texts {
  private readonly sources: readonly MessageSource[];

  /** `own` are the files in `language`, `english` those to fall back to. */
  constructor(
    readonly language: string,
    own: readonly string[],
    english: readonly string[] = [],
  ) {
    this.sources = [messageSource(language, own), ...(english.length ? [messageSource(FALLBACK, english)] : [])];
  }

  ids(): string[] {
    return [...new Set(this.sources.flatMap((one) => one.ids))];
  }

  has(id: string): boolean {
    return this.sources.some((one) => one.bundle.hasMessage(id));
  }

  /** The message with its arguments filled in; of one that is missing, the id, so that the page stands. */
  say(id: string, args: Args = {}): string {
    const found = this.found(id);
    if (!found || found.message.value === null) return id;
    return this.put(found.source, found.message.value, args);
  }

  attribute(id: string, name: string, args: Args = {}): string {
    const found = this.found(id);
    const pattern = found?.message.attributes[name];
    return found && pattern !== undefined ? this.put(found.source, pattern, args) : "";
  }

  private found(id: string): { source: MessageSource; message: Message } | null {
    for (const one of this.sources) {
      const message = one.bundle.getMessage(id);
      if (message) return { source: one, message };
    }
    return null;
  }

  private put(one: MessageSource, pattern: NonNullable<Message["value"]>, args: Args): string {
    const errors: Error[] = []; // a missing argument shows as {$name}; it must not take the page down
    return one.bundle.formatPattern(pattern, args as Record<string, Value>, errors);
  }
}
