import { call } from '#platform/client/call.ts';
import { type AlertedTrade, MAX_ALERTED, readAlerted } from '../../watch.contract.ts';

export type About = { kind: 'trade' | 'item'; id: number };
/** Null: it no longer exists or is unknown. */
export type Alerted = { trade?: AlertedTrade; item: AlertedTrade['item'] } | null;

interface Wanted extends About {
  resolve(found: Alerted): void;
  reject(reason: unknown): void;
}

let wanted: Wanted[] = [];

/** Reads `/trade/view/5` as a trade and `/trade/5` as an item; null: neither. */
export function parseAbout(path: string): About | null {
  const [, isTrade, id] = /^\/trade\/(view\/)?(\d+)$/.exec(path) ?? [];
  return id === undefined ? null : { kind: isTrade ? 'trade' : 'item', id: Number(id) };
}

/** Combines all requests of the same event loop turn into one. */
export function loadAlerted(about: About): Promise<Alerted> {
  return new Promise((resolve, reject) => {
    wanted.push({ ...about, resolve, reject });
    if (wanted.length === 1) setTimeout(send);
  });
}

function send(): void {
  const all = wanted;
  wanted = [];
  for (let start = 0; start < all.length; start += MAX_ALERTED) void read(all.slice(start, start + MAX_ALERTED));
}

async function read(requested: readonly Wanted[]): Promise<void> {
  const listIds = (kind: About['kind']) => {
    const ids = new Set(requested.filter((one) => one.kind === kind).map(({ id }) => id));
    return ids.size === 0 ? undefined : [...ids].join(',');
  };
  try {
    const found = await call(readAlerted, { query: { trades: listIds('trade'), items: listIds('item') } });
    for (const { kind, id, resolve } of requested) {
      const trade = kind === 'trade' ? found.trades.find((one) => one.id === id) : undefined;
      const item = trade?.item ?? (kind === 'item' ? found.items.find((one) => one.id === id) : undefined);
      resolve(item ? { ...(trade && { trade }), item } : null);
    }
  } catch (error) {
    for (const { reject } of requested) reject(error);
  }
}
