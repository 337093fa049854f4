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

/**
 * Stores the height of a part that only this visitor sees. It arrives after the page, so the next document reserves
 * `--room-<name>` for it, and the content below does not move.
 * @returns the unsubscribe function
 */
export function storeRoom(name: string, element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const px = Math.round(element.getBoundingClientRect().height);
      document.documentElement.style.setProperty(`--room-${name}`, `${px}px`);
      stored.save({ ...stored.read(), [name]: px });
    }, SETTLED_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

export function removeRoom(name: string): void {
  document.documentElement.style.removeProperty(`--room-${name}`);
  const { [name]: _, ...others } = stored.read();
  stored.save(others);
}
