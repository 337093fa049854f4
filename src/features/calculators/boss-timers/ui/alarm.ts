/** Synthesised, so that no audio file is loaded. Browsers allow sound only after a click. */
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

export async function readyNotices(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

export function notice(names: readonly string[]): void {
  try {
    // The same tag in all tabs shows one notification.
    new Notification('리젠 시간입니다', { body: names.join(', '), tag: `boss-timers:${names.join()}` });
  } catch {
    // Some phones allow notifications only from a service worker: sound and board still work.
  }
}
