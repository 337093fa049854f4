import { settle } from './settle.rules.ts';
import type { Settlement, SettlementShare } from './settlement.contract.ts';
import type { Roles } from './settlement.policy.ts';

/** The part of the site that settlements depend on. */
export interface SettlementSite {
  readonly catalog: { readonly itemById: ReadonlyMap<number, { readonly name: string }> };
  readonly gameServers: readonly { id: number }[];
}

interface Marks {
  readonly paidAt: string | null;
  readonly receivedAt: string | null;
}

export function isMarked(share: Marks): boolean {
  return share.paidAt !== null || share.receivedAt !== null;
}

/** Returns whether a share can be marked: it is not empty, and not the holder's. */
export function bearsMarks({ amount }: { readonly amount: number }, index: number, holderIndex: number): boolean {
  return index !== holderIndex && amount > 0;
}

export function isUnsold({ amount }: { readonly amount: number | null }): boolean {
  return amount === null;
}

type Summed = Pick<Settlement, 'holderIndex'> & {
  readonly entries: readonly { readonly amount: number | null }[];
  readonly shares: readonly (Marks & Pick<SettlementShare, 'amount'>)[];
};

/** Returns whether everything is sold and everybody but the holder is paid. */
export function isDone({ entries, shares, holderIndex }: Summed): boolean {
  return (
    !entries.some(isUnsold) &&
    shares.every((share, index) => share.paidAt !== null || !bearsMarks(share, index, holderIndex))
  );
}

export function toRoles({
  guildId,
  creator,
  shares,
  holderIndex,
}: Pick<Settlement, 'guildId' | 'creator' | 'shares' | 'holderIndex'>): Roles {
  return {
    isOfGuild: guildId !== null,
    creatorId: creator.id,
    holderId: shares[holderIndex]?.profile?.id ?? null,
    takingPart: shares.flatMap(({ profile }) => profile?.id ?? []),
  };
}

export interface Person {
  readonly profileId: number | null;
  readonly name: string | null;
}

export function isSamePerson(one: Person, other: Person): boolean {
  return one.profileId === other.profileId && one.name === other.name;
}

/** Returns the index of the creator's share, otherwise of the first. */
export function usualHolder(shares: readonly Person[], creatorId: number): number {
  return Math.max(
    0,
    shares.findIndex(({ profileId }) => profileId === creatorId),
  );
}

interface Stored<Share extends Person> {
  readonly shares: readonly (Share & { readonly weight: number })[];
  readonly entries: readonly { readonly amount: number | null }[];
  readonly unit: number;
  readonly remainder: 1 | 2 | 3;
  readonly holderIndex: number;
}

/**
 * Returns for each new share the stored one that it continues: of the same person with the same amount. A mark sent
 * meanwhile thus applies to the share that was seen, or to none. Null: a new share.
 */
export function reusedShares<Share extends Person & { readonly id: number }>(
  before: Stored<Share>,
  after: Stored<Person>,
): (Share | null)[] {
  const amountsBefore = computeShares(before);
  const left = before.shares.map((share, index) => ({ share, amount: amountsBefore[index] }));
  const amountsAfter = computeShares(after);
  return after.shares.map((share, index) => {
    const found = left.findIndex((one) => one.amount === amountsAfter[index] && isSamePerson(one.share, share));
    return left.splice(found, found < 0 ? 0 : 1)[0]?.share ?? null;
  });
}

function computeShares({ shares, entries, ...how }: Stored<Person>): readonly number[] {
  return settle({
    ...how,
    amounts: entries.map(({ amount }) => amount),
    weights: shares.map(({ weight }) => weight),
  }).shares;
}
