/** Two short tones; made on the spot, so that no sound is fetched. Only after a click may a page sound. */
let audio: AudioContext | undefined;

export async function readySound(): Promise<boolean> {
  try {
    audio ??= new AudioContext();
    await audio.resume();
    beep();
    return true;
  } catch {
    return false;
  }
}

export function beep(): void {
  if (!audio) return;
  tone(audio, 880, 0);
  tone(audio, 1175, 0.18);
}

function tone(context: AudioContext, hertz: number, delay: number): void {
  const start = context.currentTime + delay;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.15);
  gain.connect(context.destination);
  const source = context.createOscillator();
  source.frequency.value = hertz;
  source.connect(gain);
  source.start(start);
  source.stop(start + 0.16);
}

/** Asks the player; false where it is refused or the browser knows no notices. */
export async function readyNotices(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

export function notice(names: readonly string[]): void {
  try {
    // The same tag: many tabs, one notice.
    new Notification('나올 시간입니다', { body: names.join(', '), tag: `boss-timers:${names.join()}` });
  } catch {
    // Some phones know only notices of a service worker: the sound and the board remain.
  }
}
