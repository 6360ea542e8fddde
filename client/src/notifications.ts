/** Tells players that it is their turn: the tab's title and icon, and a notification or a sound for those who switched them on. */

import { storage } from "./storage.js";

const PLAIN = "/static/icons/favicon.svg";
const BADGED = "/static/icons/favicon-turn.svg";

/** Show in the tab whether somebody waits for this person. */
export function setTitle(text: string, turn: boolean): void {
  document.title = turn ? `● ${text}` : text;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = turn ? BADGED : PLAIN;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** Ask the browser for permission to notify: only ever from a button. */
export async function askPermission(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  const granted = (await Notification.requestPermission()) === "granted";
  storage().change({ notify: granted });
  return granted;
}

export const canNotify = (): boolean => "Notification" in window && Notification.permission !== "denied";

/** It is this person's turn, and they are looking elsewhere. */
export function notify(heading: string, text: string): void {
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  if (!storage().settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(heading, { body: text, tag: "sandtable-turn", icon: PLAIN });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  } catch {
    // Some phones allow notifications of service workers only; the tab's title has to do.
  }
}

export type Sound = "turn" | "move" | "chat" | "end";

const TONES: Record<Sound, readonly (readonly [number, number])[]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  move: [[330, 0]],
  chat: [[660, 0]],
  end: [
    [392, 0],
    [523, 0.14],
    [659, 0.28],
  ],
};

let audio: AudioContext | null = null;

/** A short soft tone; silent unless sounds are switched on. */
export function playSound(name: Sound): void {
  // Before the first click or key a browser allows no sound, and complains about the attempt.
  if (!storage().settings.sound || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  for (const [pitch, after] of TONES[name]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + after);
    volume.gain.linearRampToValueAtTime(0.12, now + after + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, now + after + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + after);
    tone.stop(now + after + 0.3);
  }
}
