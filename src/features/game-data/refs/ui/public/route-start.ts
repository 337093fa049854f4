import { json, onDevice } from '#platform/client/device-storage.ts';
import { useStored } from '#platform/client/use-stored.ts';

const MAX_LENGTH = 60;

/** The place from which routes start on this device, as in `from=` of an address, and its name. */
export interface RouteStart {
  place: string;
  text: string;
}

const stored = onDevice('route-start', json(parseStart));

/** Null until hydrated and where no start is remembered. */
export function useRouteStart(): RouteStart | null {
  return useStored(stored);
}

export function readRouteStart(): RouteStart | null {
  return stored.read();
}

export function rememberRouteStart(start: RouteStart): void {
  stored.save(start);
}

export function clearRouteStart(): void {
  stored.save(null);
}

function parseStart(value: unknown): RouteStart | null {
  if (typeof value !== 'object' || value === null) return null;
  const { place, text } = value as Partial<Record<keyof RouteStart, unknown>>;
  const isText = (one: unknown): one is string => typeof one === 'string' && one !== '' && one.length <= MAX_LENGTH;
  return isText(place) && isText(text) ? { place, text } : null;
}
