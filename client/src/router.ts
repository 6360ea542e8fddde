/** Addresses behind the `#`: browsers send them to no server, so a token may stand there. */

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "join"; readonly token: string }
  | { readonly page: "table"; readonly table: string; readonly token: string; readonly seq: number | null };

/** What an address means; one that means nothing leads to the lobby. `lang` may stand behind any. */
export function parseHash(hash: string): { route: Route; language: string | null } {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const asked = new URLSearchParams(query);
  const language = asked.get("lang");
  const [, page, first, second] = path.split("/").map(decoded);
  if (page === "join" && first) return { route: { page, token: first }, language };
  if (page === "t" && first && second) {
    const seq = asked.get("seq");
    const at = seq !== null && /^\d+$/.test(seq) ? Number(seq) : null;
    return { route: { page: "table", table: first, token: second, seq: at }, language };
  }
  return { route: { page: "lobby" }, language };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const LOBBY = "#/";

export function tableHash(table: string, token: string, seq: number | null = null): string {
  return `#/t/${encodeURIComponent(table)}/${encodeURIComponent(token)}` + (seq === null ? "" : `?seq=${seq}`);
}

export function joinHash(invite: string): string {
  return `#/join/${encodeURIComponent(invite)}`;
}

/** A hash as a link to send to somebody. */
export function link(hash: string): string {
  return location.origin + location.pathname + hash;
}

export function navigate(hash: string): void {
  location.hash = hash;
}

/** Change the address without a new entry in the history: stepping through a game is not travelling. */
export function replaceHash(hash: string): void {
  if (location.hash !== hash) history.replaceState(null, "", hash);
}
