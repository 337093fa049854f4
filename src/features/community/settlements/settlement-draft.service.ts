import { requireMembersText } from '#features/people/moderation/moderate-text.service.ts';
import { readCompletedTrades } from '#features/trade/trades/completed-trades.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { InputIssue } from '#shared/errors.ts';
import { REMAINDER } from './settle.rules.ts';
import type { NewEntry, NewShare, Settlement } from './settlement.contract.ts';
import { findTaken, lockTrades } from './settlement.repository.ts';
import { type SettlementSite, usualHolder } from './settlement.rules.ts';
import { settlementErrors, settlementIssues, tradeTaken } from './settlement-error.labels.ts';
import { type Draft, type Entry, type Known, readEntries, readShares } from './settlement-input.rules.ts';

export interface Wanted {
  title: string;
  entries: readonly NewEntry[];
  shares: readonly NewShare[];
  unit: Settlement['unit'];
  remainder: Settlement['remainder'];
  /** Undefined: the default holder. */
  holderIndex: number | undefined;
}

export interface DraftFacts {
  /** Null: a new settlement. */
  id: number | null;
  site: SettlementSite;
  /** Profile id of the player who writes. */
  profileId: number;
  creatorId: number;
  known: Known;
  /** Entries before the change. */
  before: readonly Entry[];
}

/** Checks a settlement, and locks its trades until the end of the transaction. */
export async function requireDraft(db: Db, wanted: Wanted, facts: DraftFacts): Promise<Draft> {
  const { title, unit, remainder } = wanted;
  const { shares, issues } = readShares(wanted.shares, facts.known);
  const holderIndex = wanted.holderIndex ?? usualHolder(shares, facts.creatorId);
  if (holderIndex >= shares.length) issues.push({ path: 'holderIndex', message: settlementErrors.noHolder });
  if (remainder === REMAINDER.guild && !facts.known.isOfGuild)
    issues.push({ path: 'remainder', message: settlementErrors.guildRemainder });
  const tradeIds = listTradeIds([...wanted.entries, ...facts.before]);
  await lockTrades(db, tradeIds);
  const read = readEntries(wanted.entries, {
    itemById: facts.site.catalog.itemById,
    trades: await readCompletedTrades(db, listTradeIds(wanted.entries), facts.profileId),
    takingPart: new Set(shares.flatMap(({ profileId }) => profileId ?? [])),
    before: new Map(facts.before.flatMap((entry) => (entry.tradeId === null ? [] : [[entry.tradeId, entry]]))),
  });
  refuse([...issues, ...read.issues]);
  const taken = await findTaken(db, listTradeIds(read.entries), facts.id);
  if (taken.length > 0) throw tradeTaken(taken);
  const names = [...shares, ...read.entries.filter(({ itemId }) => itemId === null)].flatMap(({ name }) => name ?? []);
  await requireMembersText(db, { title, names });
  return { title, entries: read.entries, shares, unit, remainder, holderIndex };
}

function listTradeIds(entries: readonly { readonly tradeId?: number | null | undefined }[]): number[] {
  return [...new Set(entries.flatMap(({ tradeId }) => tradeId ?? []))];
}

function refuse(issues: readonly InputIssue[]): void {
  if (issues.length > 0) throw settlementIssues(issues);
}
