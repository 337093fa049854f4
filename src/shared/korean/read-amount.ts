import { MAX_AMOUNT } from './amount.ts';
import { normalize, withoutUnseen } from './normalize-text.ts';

/**
 * Reads prices as players type them. An ambiguous text (`1억5000`, `3만50`, `12만5전`) is not guessed: the result is `null`
 * and the player is asked again.
 */

const DIGIT_LABELS = '영일이삼사오육칠팔구';
const UNIT_SIZE: Readonly<Record<string, number>> = {
  억: 100_000_000,
  천만: 10_000_000,
  백만: 1_000_000,
  십만: 100_000,
  만: 10_000,
  천: 1000,
};

const PLAIN = /^(?:[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)$/;
const DECIMAL = /^(\d+)\.(\d+)(억|[천백십]?만|천)$/;
const BY_UNITS =
  /^(?:([\d,일이삼사오육칠팔구십백천]*)억)?(?:([\d,일이삼사오육칠팔구십백천]*)만)?([\d,일이삼사오육칠팔구십백천]*)$/;
/** Four digits after 만, which are 전: `12만5000`, `1만2,000`. */
const FOUR_DIGITS = /^\d,?\d{3}$/;
/** 전 after any unit, when named: `1억 5000전`, `1억 5,000전`. */
const NAMED_JEON = /^[1-9](?:\d{1,3}|,\d{3})$/;
const SMALL_UNITS =
  /^(?:([1-9일이삼사오육칠팔구])?천)?(?:([1-9일이삼사오육칠팔구])?백)?(?:([1-9일이삼사오육칠팔구])?십([일이삼사오육칠팔구])?)?$/;
const NAMES_HUNDREDS = /[천백]/;
const NAMES_ANY_UNIT = /[천백십]/;

function digitValue(char: string): number | null {
  if (/^[1-9]$/.test(char)) return Number(char);
  const value = DIGIT_LABELS.indexOf(char);
  return value > 0 ? value : null;
}

function plainValue(text: string): number | null {
  return PLAIN.test(text) ? Number(text.replaceAll(',', '')) : null;
}

function smallUnitsValue(text: string): number | null {
  const match = SMALL_UNITS.exec(text);
  if (!match || text === '') return null;
  const [, thousands, hundreds, tens, ones] = match;
  let total = 0;
  for (const [digit, unit, size] of [
    [thousands, '천', 1000],
    [hundreds, '백', 100],
    [tens, '십', 10],
  ] as const) {
    if (!text.includes(unit)) continue;
    const count = digit === undefined ? 1 : digitValue(digit);
    if (count === null) return null;
    total += count * size;
  }
  if (ones === undefined) return total;
  const count = digitValue(ones);
  return count === null ? null : total + count;
}

function unitCount(text: string): number | null {
  if (text === '') return 1;
  return plainValue(text) ?? smallUnitsValue(text) ?? digitValue(text);
}

function tailValue(tail: string, lastUnit: '억' | '만', namesJeon: boolean): number | null {
  if (tail === '') return 0;
  const nextUnit = lastUnit === '억' ? 10_000 : 1;
  if (NAMES_ANY_UNIT.test(tail)) {
    if (lastUnit === '억' && (namesJeon || !NAMES_HUNDREDS.test(tail))) return null;
    const value = smallUnitsValue(tail);
    return value === null ? null : value * nextUnit;
  }
  if (lastUnit === '만' && FOUR_DIGITS.test(tail)) return Number(tail.replace(',', ''));
  if (/^[1-9]$/.test(tail)) return namesJeon ? null : Number(tail) * 1000 * nextUnit;
  return namesJeon && NAMED_JEON.test(tail) ? Number(tail.replace(',', '')) : null;
}

function decimalValue(whole: string, fraction: string, unit: string): number | null {
  const significant = fraction.replace(/0+$/, '');
  const scale = (UNIT_SIZE[unit] ?? 1) / 10 ** significant.length;
  if (!Number.isInteger(scale) || /^0\d/.test(whole)) return null;
  return Number(whole + significant) * scale;
}

function valueByUnits(text: string, namesJeon: boolean): number | null {
  const match = BY_UNITS.exec(text);
  if (!match) return null;
  const [, eok, man, tail = ''] = match;
  if (eok === undefined && man === undefined) return smallUnitsValue(tail);
  const eokCount = eok === undefined ? 0 : unitCount(eok);
  const manCount = man === undefined ? 0 : unitCount(man);
  const rest = tailValue(tail, man === undefined ? '억' : '만', namesJeon);
  if (eokCount === null || manCount === null || rest === null) return null;
  if (eok !== undefined && manCount >= 10_000) return null;
  return eokCount * 100_000_000 + manCount * 10_000 + rest;
}

/** Returns the price in 전, 1 to `cap`; `null` when it is invalid or out of range. */
export function readAmount(text: string, cap: number = MAX_AMOUNT): number | null {
  const typed = withoutUnseen(normalize(text)).trim();
  if (/[\d,.]\s+[\d,.]/.test(typed)) return null;
  const bare = typed.replace(/\s/g, '');
  const namesJeon = bare.endsWith('전');
  const body = namesJeon ? bare.slice(0, -1) : bare;
  const decimal = DECIMAL.exec(body);
  const value = decimal
    ? decimalValue(decimal[1] ?? '', decimal[2] ?? '', decimal[3] ?? '')
    : (plainValue(body) ?? valueByUnits(body, namesJeon));
  return value !== null && Number.isSafeInteger(value) && value >= 1 && value <= cap ? value : null;
}
