import { onDevice, type TextFormat } from './device-storage.ts';

type Rooms = Readonly<Record<string, number>>;

const ROOM = /--room-([a-z-]{1,40}): ?(\d{1,5})px/g;
const SETTLED_MS = 1000;

/** CSS declarations, which the first script of a document sets before the first paint: `--room-own-party:812px`. */
const format: TextFormat<Rooms> = {
  parse: (text) =>
    Object.fromEntries(Array.from((text ?? '').matchAll(ROOM), ([, name = '', px]) => [name, Number(px)])),
  format: (rooms) =>
    Object.entries(rooms)
      .map(([name, px]) => `--room-${name}:${px}px`)
      .join(';') || null,
};

const stored = onDevice('own-rooms', format);

/** Reserves the height in this document. */
function reserve(name: string, px: number): void {
  document.documentElement.style.setProperty(`--room-${name}`, `${px}px`);
}

const isReserved = (name: string) => document.documentElement.style.getPropertyValue(`--room-${name}`) !== '';

/**
 * Stores the height of a part that only this visitor sees. It arrives after the page, so the next visit reserves
 * `--room-<name>` for it, and the content below does not move. Pages also place such a part by whether it has a room, so one
 * that had none gets it only once the part is gone from the document.
 * @returns the unsubscribe function
 */
export function storeRoom(name: string, element: HTMLElement): () => void {
  let px: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      px = Math.round(element.getBoundingClientRect().height);
      if (isReserved(name)) reserve(name, px);
      stored.save({ ...stored.read(), [name]: px });
    }, SETTLED_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    if (px !== undefined && !element.isConnected) reserve(name, px);
  };
}

/** Reserves nothing for the part from now on. Where it stands does not change before the next document. */
export function removeRoom(name: string): void {
  if (isReserved(name)) reserve(name, 0);
  const { [name]: _, ...others } = stored.read();
  stored.save(others);
}
