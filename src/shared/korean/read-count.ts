import { normalize, withoutUnseen } from './normalize-text.ts';
import { readAmount } from './read-amount.ts';

export const MAX_COUNT = 1_000_000_000_000_000;

const TRILLION = 1_000_000_000_000;
const DECIMAL = /^(\d{1,3})\.(\d{1,12})$/;

/**
 * Reads a count as players write it, such as experience: what `readAmount` accepts, and also 0, 조 (`1조 3115억`, `1.5조`)
 * and figures without commas. `null` when it is invalid; a number above the limit is returned, so that the caller can
 * name the limit.
 */
export function readCount(text: string): number | null {
  const bare = withoutUnseen(normalize(text)).replace(/\s/g, '');
  if (/^\d{1,40}$/.test(bare)) return Number(bare);
  const [trillions, rest, ...more] = bare.split('조');
  if (trillions === undefined || more.length > 0) return null;
  if (rest === undefined) return readAmount(text, MAX_COUNT);
  const count = parseTrillions(trillions);
  // `1조3115` may mean 억 or ones.
  const below = rest === '' ? 0 : /[억만천]/.test(rest) ? readAmount(rest, TRILLION - 1) : null;
  return count === null || below === null ? null : count + below;
}

function parseTrillions(text: string): number | null {
  if (text === '') return TRILLION;
  const decimal = DECIMAL.exec(text);
  if (decimal) return Number(`${decimal[1]}${(decimal[2] ?? '').padEnd(12, '0')}`);
  const count = readAmount(text, MAX_COUNT / TRILLION);
  return count === null ? null : count * TRILLION;
}
