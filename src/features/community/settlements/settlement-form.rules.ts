import { readAmount } from '#shared/korean/read-amount.ts';
import { type Settled, settle } from './settle.rules.ts';
import type { NewEntry, Settlement } from './settlement.contract.ts';
import { MAX_ENTRY_AMOUNT } from './settlement.limits.ts';
import { settlementText } from './settlement-text.labels.ts';

export interface FormEntry {
  readonly itemId: number | null;
  readonly name: string;
  readonly quantity: number;
  /** Amount as typed; empty: not sold yet. */
  readonly amount: string;
  readonly tradeId: number | null;
  /** Whether the amount comes from the trade. */
  readonly isFixed: boolean;
}

export interface FormShare {
  readonly profileId: number | null;
  readonly name: string;
  /** Null: a person without an account, by name. */
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

/** Returns 전; null: not sold yet; undefined: the text is no amount. */
export function readEntryAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = readAmount(text, MAX_ENTRY_AMOUNT);
  return amount === null || amount < 1 ? undefined : amount;
}

/** Computes the preview of a form. An unreadable amount counts as not sold. Undefined: no weight is above 0. */
export function computePreview(fields: SettlementFields): (Settled & { readonly text: string }) | undefined {
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

export function toNewEntry({ itemId, name, quantity, amount, tradeId }: FormEntry): NewEntry {
  const typed = readEntryAmount(amount) ?? null;
  if (tradeId !== null) return { tradeId, amount: typed };
  return itemId === null ? { name, quantity, amount: typed } : { itemId, quantity, amount: typed };
}

/** Removes one share. The holder stays the same if possible, otherwise the first share's owner. */
export function withoutShare(
  fields: SettlementFields,
  index: number,
): Pick<SettlementFields, 'shares' | 'holderIndex'> {
  const { holderIndex } = fields;
  const next = index === holderIndex ? 0 : holderIndex - (index < holderIndex ? 1 : 0);
  return { shares: fields.shares.toSpliced(index, 1), holderIndex: next };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const isWholeOrNull = (value: unknown) => value === null || Number.isSafeInteger(value);

/** Returns whether an entry of a stored draft is still valid. */
export function isFormEntry(value: unknown): value is FormEntry {
  if (!isRecord(value)) return false;
  const { itemId, name, quantity, amount, tradeId, isFixed } = value;
  const isNamed = typeof name === 'string' && typeof amount === 'string' && typeof isFixed === 'boolean';
  return isNamed && Number.isSafeInteger(quantity) && isWholeOrNull(itemId) && isWholeOrNull(tradeId);
}

export function isFormShare(value: unknown): value is FormShare {
  if (!isRecord(value)) return false;
  const { profileId, name, player, weight } = value;
  const isPlayer =
    player === null || (isRecord(player) && Number.isInteger(player.job) && Number.isInteger(player.grade));
  return isPlayer && typeof name === 'string' && Number.isInteger(weight) && isWholeOrNull(profileId);
}
