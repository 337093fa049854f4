import {
  type BossTimer,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_RESPAWN_MINUTES,
  MAX_TIMERS,
} from './boss-timer.rules.ts';

// Stored text and addresses may come from an older version, be damaged, or be malicious.

const FIRST_MOMENT = 1_577_836_800_000;
const LAST_MOMENT = 4_102_444_800_000;
const MAX_TEXT_LENGTH = 20_000;
const SHARED = /^#b=([\w-]{1,20000})$/;

/** Returns a single line without control characters, of at most `most` characters. */
export function cleanText(text: string, most: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, most).join('').trim();
}

export function boardText(timers: readonly BossTimer[]): string {
  return JSON.stringify(timers.map(({ id, ...timer }) => [id, ...cells(timer)]));
}

export function parseBoard(text: string | null): BossTimer[] {
  const timers = parseRows(text).flatMap((row) => {
    const [id, ...rest] = row;
    const timer = toTimer(rest);
    return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && timer ? [{ id, ...timer }] : [];
  });
  // Ids must be unique: with a duplicate, one of the two rows could never be changed.
  return [...new Map(timers.map((timer) => [timer.id, timer])).values()];
}

/** Returns a URL fragment, because browsers do not send fragments to servers. */
export function sharedFragment(timers: readonly BossTimer[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(timers.map(cells)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `#b=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * Reads a shared board.
 * @param newId creates new ids, because an address must not overwrite the player's own rows
 * @returns undefined: the fragment is for something else; null: it cannot be read, or has no valid row
 */
export function readFragment(hash: string, newId: () => string): BossTimer[] | null | undefined {
  if (!hash.startsWith('#b=')) return undefined;
  const code = SHARED.exec(hash)?.[1];
  if (code === undefined) return null;
  const timers = parseRows(decoded(code)).flatMap((row) => {
    const timer = toTimer(row);
    return timer ? [{ id: newId(), ...timer }] : [];
  });
  return timers.length === 0 ? null : timers;
}

function decoded(code: string): string | null {
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  } catch {
    return null;
  }
}

function parseRows(text: string | null): unknown[][] {
  if (text === null || text.length > MAX_TEXT_LENGTH) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((row) => Array.isArray(row)).slice(0, MAX_TIMERS) : [];
  } catch {
    return [];
  }
}

type Cells = [name: string, note: string, respawnMinutes: number, killedSeconds: number];

function cells({ name, note, respawnMinutes, killedAt }: Omit<BossTimer, 'id'>): Cells {
  return [name, note, respawnMinutes ?? 0, killedAt === null ? 0 : Math.floor(killedAt / 1000)];
}

function toTimer([name, note, respawn, killed]: readonly unknown[]): Omit<BossTimer, 'id'> | null {
  if (typeof name !== 'string') return null;
  const clean = cleanText(name, MAX_NAME_LENGTH);
  if (clean === '') return null;
  return {
    name: clean,
    note: typeof note === 'string' ? cleanText(note, MAX_NOTE_LENGTH) : '',
    respawnMinutes: within(respawn, 1, MAX_RESPAWN_MINUTES),
    killedAt: within(typeof killed === 'number' ? killed * 1000 : null, FIRST_MOMENT, LAST_MOMENT),
  };
}

function within(value: unknown, min: number, max: number): number | null {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : null;
}
