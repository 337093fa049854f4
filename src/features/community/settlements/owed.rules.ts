import type { Settlement } from './settlement.contract.ts';
import { bearsMarks } from './settlement.rules.ts';

export interface OwedLine {
  readonly id: number;
  readonly title: string;
  /** Amount in 전. */
  readonly amount: number;
  /** For 받을 돈, `holder` names the player who has the money; for 줄 돈, `people` counts those who wait for it. */
  readonly holder: string;
  readonly people: number;
  /** Whether the holder has marked it as paid. */
  readonly isPaid: boolean;
  /** Whether some entries are not sold yet. */
  readonly isOpen: boolean;
}

export interface Owed {
  readonly toReceive: readonly OwedLine[];
  readonly toPay: readonly OwedLine[];
}

/** Returns the amounts that a player is to receive and to pay, over all settlements in which they have a share. */
export function computeOwed(settlements: readonly Settlement[], profileId: number): Owed {
  const lines = settlements.map((settlement) => ({ settlement, ...toLine(settlement, profileId) }));
  return {
    toReceive: lines.flatMap(({ toReceive }) => toReceive ?? []),
    toPay: lines.flatMap(({ toPay }) => toPay ?? []),
  };
}

function toLine(settlement: Settlement, profileId: number): { toReceive?: OwedLine; toPay?: OwedLine } {
  const { id, title, shares, holderIndex } = settlement;
  const index = shares.findIndex(({ profile }) => profile?.id === profileId);
  const own = shares[index];
  const holder = shares[holderIndex]?.name ?? '';
  const line = { id, title, holder, isOpen: settlement.entries.some(({ amount }) => amount === null) };
  if (!own) return {};
  if (index !== holderIndex) {
    if (own.receivedAt !== null || (own.amount === 0 && !line.isOpen)) return {};
    return { toReceive: { ...line, amount: own.amount, people: 1, isPaid: own.paidAt !== null } };
  }
  const waiting = shares.filter((share, place) => bearsMarks(share, place, holderIndex) && share.paidAt === null);
  if (waiting.length === 0) return {};
  const amount = waiting.reduce((sum, share) => sum + share.amount, 0);
  return { toPay: { ...line, amount, people: waiting.length, isPaid: false } };
}

export function sumAmounts(lines: readonly OwedLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
