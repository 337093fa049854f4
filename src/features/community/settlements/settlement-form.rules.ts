import { formatDigits } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import { textLength } from '#shared/text-length.ts';
import { REMAINDER, type Settled, settle } from './settle.rules.ts';
import type { NewEntry, NewShare, Settlement } from './settlement.contract.ts';
import {
  MAX_ENTRY_AMOUNT,
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_NAME_LENGTH,
  MIN_TITLE_LENGTH,
  UNITS,
} from './settlement.limits.ts';
import { settlementText } from './settlement-text.labels.ts';

export interface FormEntry {
  readonly itemId: number | null;
  readonly name: string;
  readonly quantity: number;
  /** As typed; empty: not sold yet. */
  readonly amount: string;
  readonly tradeId: number | null;
  /** The trade says what it brought. */
  readonly isFixed: boolean;
}

export interface FormShare {
  readonly profileId: number | null;
  readonly name: string;
  /** Null: somebody by name. */
  readonly player: { readonly job: number; readonly grade: number } | null;
  readonly weight: number;
}

export interface SettlementFields {
  readonly title: string;
  readonly entries: readonly FormEntry[];
  readonly shares: readonly FormShare[];
  readonly unit: Settlement['unit'];
  readonly remainder: Settlement['remainder'];
  readonly holderIndex: number;
}

export type FieldName = 'title' | 'entries' | 'shares';

export function fieldsOf(settlement: Settlement): SettlementFields {
  const { title, entries, shares, unit, remainder, holderIndex } = settlement;
  return {
    title,
    unit,
    remainder,
    holderIndex,
    entries: entries.map(({ amount, ...entry }) => ({
      ...entry,
      amount: amount === null ? '' : formatDigits(amount),
      isFixed: entry.tradeId !== null,
    })),
    shares: shares.map(({ profile, name, weight }) => ({
      profileId: profile?.id ?? null,
      name,
      player: profile && { job: profile.job, grade: profile.grade },
      weight,
    })),
  };
}

/** 전; null: not sold yet; undefined: it cannot be read. */
export function readEntryAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = readAmount(text, MAX_ENTRY_AMOUNT);
  return amount === null || amount < 1 ? undefined : amount;
}

export function faultsOf({ title, entries, shares }: SettlementFields): Partial<Record<FieldName, string>> {
  const faults: Partial<Record<FieldName, string>> = {};
  const length = textLength(title.trim());
  if (length < MIN_TITLE_LENGTH || length > MAX_TITLE_LENGTH) {
    faults.title = `이름은 ${MIN_TITLE_LENGTH}자에서 ${MAX_TITLE_LENGTH}자까지 적어 주세요.`;
  }
  if (entries.length === 0) faults.entries = '판 아이템을 하나 이상 추가해 주세요.';
  const unread = entries.find(({ amount }) => readEntryAmount(amount) === undefined);
  if (unread) faults.entries = `${unread.name}의 받은 돈을 읽지 못했습니다. 480만이나 4,800,000처럼 적어 주세요.`;
  if (shares.length === 0) faults.shares = '나눌 사람을 한 명 이상 추가해 주세요.';
  else if (shares.every(({ weight }) => weight === 0)) faults.shares = '한 사람은 몫이 1 이상이어야 합니다.';
  return faults;
}

/** Why nobody can be added under this name, or undefined. */
export function nameFault(name: string, shares: readonly FormShare[]): string | undefined {
  const length = textLength(name.trim());
  if (length < MIN_NAME_LENGTH || length > MAX_NAME_LENGTH) {
    return `이름은 ${MIN_NAME_LENGTH}자에서 ${MAX_NAME_LENGTH}자까지입니다.`;
  }
  return shares.some((share) => share.name === name.trim()) ? '이미 있는 이름입니다.' : undefined;
}

/** The sum of what stands in the form; an amount that cannot be read counts as not sold. Undefined: nobody gets anything. */
export function previewOf(fields: SettlementFields): (Settled & { readonly text: string }) | undefined {
  const { title, shares, unit, remainder, holderIndex } = fields;
  if (shares.every(({ weight }) => weight === 0)) return undefined;
  const amounts = fields.entries.map(({ amount }) => readEntryAmount(amount) ?? null);
  const settled = settle({ amounts, weights: shares.map(({ weight }) => weight), unit, remainder, holderIndex });
  const text = settlementText({
    title: title.trim(),
    sale: settled.sale,
    rest: settled.rest,
    kept: settled.toGuild,
    holderIndex,
    entries: fields.entries.map(({ name, quantity }, index) => ({ name, quantity, amount: amounts[index] ?? null })),
    shares: shares.map(({ name, weight }, index) => ({
      name,
      weight,
      amount: settled.shares[index] ?? 0,
      paidAt: null,
    })),
  });
  return { ...settled, text };
}

/** What is sent; of a new settlement and of a changed one alike. */
export function bodyOf({ title, entries, shares, unit, remainder, holderIndex }: SettlementFields) {
  return {
    title: title.trim(),
    entries: entries.map(newEntryOf),
    shares: shares.map(
      ({ profileId, name, weight }): NewShare => (profileId === null ? { name, weight } : { profileId, weight }),
    ),
    unit,
    remainder,
    holderIndex,
  };
}

function newEntryOf({ itemId, name, quantity, amount, tradeId }: FormEntry): NewEntry {
  const typed = readEntryAmount(amount) ?? null;
  if (tradeId !== null) return { tradeId, amount: typed };
  return itemId === null ? { name, quantity, amount: typed } : { itemId, quantity, amount: typed };
}

/** Without one share; whoever had the money goes on having it, else the first. */
export function withoutShare(
  fields: SettlementFields,
  index: number,
): Pick<SettlementFields, 'shares' | 'holderIndex'> {
  const { holderIndex } = fields;
  const next = index === holderIndex ? 0 : holderIndex - (index < holderIndex ? 1 : 0);
  return { shares: fields.shares.toSpliced(index, 1), holderIndex: next };
}

/** A stored draft; null: it is none, or names somebody as holder who is not there. */
export function parseFields(value: unknown): SettlementFields | null {
  if (!isRecord(value)) return null;
  const { title, entries, shares, unit, remainder, holderIndex } = value;
  const isWhole =
    typeof title === 'string' &&
    (UNITS as readonly unknown[]).includes(unit) &&
    (Object.values(REMAINDER) as readonly unknown[]).includes(remainder) &&
    isListOf(entries, isEntry) &&
    isListOf(shares, isShare) &&
    shares[Number(holderIndex)] !== undefined;
  return isWhole ? ({ title, entries, shares, unit, remainder, holderIndex } as SettlementFields) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isListOf<Row>(value: unknown, isRow: (row: unknown) => row is Row): value is Row[] {
  return Array.isArray(value) && value.every(isRow);
}

const isWholeOrNull = (value: unknown) => value === null || Number.isSafeInteger(value);

function isEntry(value: unknown): value is FormEntry {
  if (!isRecord(value)) return false;
  const { itemId, name, quantity, amount, tradeId, isFixed } = value;
  const isNamed = typeof name === 'string' && typeof amount === 'string' && typeof isFixed === 'boolean';
  return isNamed && Number.isSafeInteger(quantity) && isWholeOrNull(itemId) && isWholeOrNull(tradeId);
}

function isShare(value: unknown): value is FormShare {
  if (!isRecord(value)) return false;
  const { profileId, name, player, weight } = value;
  const isPlayer =
    player === null || (isRecord(player) && Number.isInteger(player.job) && Number.isInteger(player.grade));
  return isPlayer && typeof name === 'string' && Number.isInteger(weight) && isWholeOrNull(profileId);
}
