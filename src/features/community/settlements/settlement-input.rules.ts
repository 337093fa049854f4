import type { InputIssue } from '#shared/errors.ts';
import type { NewEntry, NewShare, Settlement } from './settlement.contract.ts';
import type { Person } from './settlement.rules.ts';
import { settlementErrors } from './settlement-error.labels.ts';

export interface Entry {
  readonly itemId: number | null;
  readonly name: string;
  readonly quantity: number;
  readonly amount: number | null;
  readonly tradeId: number | null;
}

export interface Share {
  readonly profileId: number | null;
  readonly name: string | null;
  readonly weight: number;
}

/** A checked settlement, ready to be stored. */
export interface Draft {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly shares: readonly Share[];
  readonly unit: Settlement['unit'];
  readonly remainder: Settlement['remainder'];
  readonly holderIndex: number;
}

interface Sold {
  readonly profileId: number;
  readonly itemId: number;
  readonly quantity: number;
  readonly price: number | null;
}

export interface EntryFacts {
  readonly itemById: ReadonlyMap<number, { readonly name: string }>;
  /** Completed trades that may be entered, by id. */
  readonly trades: ReadonlyMap<number, Sold>;
  /** Profile ids of the participants. */
  readonly takingPart: ReadonlySet<number>;
  /** Former entries by trade, which stay as they are. */
  readonly before: ReadonlyMap<number, Entry>;
}

/** @returns the entries and all issues */
export function readEntries(
  given: readonly NewEntry[],
  facts: EntryFacts,
): { readonly entries: Entry[]; readonly issues: InputIssue[] } {
  const issues: InputIssue[] = [];
  const seen = new Set<number>();
  const entries = given.map((entry, index) => {
    const read = readEntry(entry, facts, seen);
    if (!('issue' in read)) return read;
    issues.push({ path: `entries.${index}.${read.issue}`, message: settlementErrors[read.message] });
    return { itemId: null, name: '', quantity: 1, amount: null, tradeId: null };
  });
  return { entries, issues };
}

interface SettlementIssue {
  readonly issue: string;
  readonly message: keyof typeof settlementErrors;
}

function readEntry(entry: NewEntry, facts: EntryFacts, seen: Set<number>): Entry | SettlementIssue {
  const { itemId = null, name, quantity = 1, amount = null, tradeId = null } = entry;
  if (tradeId !== null) {
    if (seen.has(tradeId)) return { issue: 'tradeId', message: 'tradeTwice' };
    seen.add(tradeId);
    return readTrade(tradeId, amount, facts);
  }
  if (itemId === null) {
    return name === undefined ? { issue: 'name', message: 'noEntryName' } : { itemId, name, quantity, amount, tradeId };
  }
  const item = facts.itemById.get(itemId);
  return item ? { itemId, name: item.name, quantity, amount, tradeId } : { issue: 'itemId', message: 'unknownItem' };
}

function readTrade(
  tradeId: number,
  typed: number | null,
  { trades, itemById, takingPart, before }: EntryFacts,
): Entry | SettlementIssue {
  const trade = trades.get(tradeId);
  const stood = before.get(tradeId);
  if (stood && (!trade || trade.price !== null)) return stood;
  if (!trade || !takingPart.has(trade.profileId)) return { issue: 'tradeId', message: 'unknownTrade' };
  const { itemId, quantity, price } = trade;
  if (price === null && typed === null) return { issue: 'amount', message: 'noTradePrice' };
  const name = itemById.get(itemId)?.name ?? stood?.name;
  if (name === undefined) return { issue: 'tradeId', message: 'unknownItem' };
  return { itemId, name, quantity, amount: price === null ? typed : price * quantity, tradeId };
}

/** Profile ids that may have a share. */
export interface Known {
  readonly ids: ReadonlySet<number>;
  readonly isOfGuild: boolean;
}

export function readShares(
  given: readonly NewShare[],
  known: Known,
): { readonly shares: Share[]; readonly issues: InputIssue[] } {
  const issues: InputIssue[] = [];
  const seen: Person[] = [];
  const shares = given.map(({ profileId = null, name = null, weight = 1 }, index) => {
    const found = validateShare({ profileId, name }, seen, known);
    if (found) issues.push({ path: `shares.${index}.${found.issue}`, message: settlementErrors[found.message] });
    seen.push({ profileId, name });
    return { profileId, name, weight };
  });
  if (shares.every(({ weight }) => weight === 0)) issues.push({ path: 'shares', message: settlementErrors.noWeight });
  return { shares, issues };
}

function validateShare(
  { profileId, name }: Person,
  seen: readonly Person[],
  known: Known,
): SettlementIssue | undefined {
  if ((profileId === null) === (name === null)) return { issue: 'name', message: 'whoseShare' };
  if (profileId === null) return undefined;
  if (!known.ids.has(profileId)) {
    return { issue: 'profileId', message: known.isOfGuild ? 'notInGuild' : 'notInParty' };
  }
  return seen.some((one) => one.profileId === profileId) ? { issue: 'profileId', message: 'twice' } : undefined;
}
