import type { PersonalData } from '#features/people/personal-data.ts';
import { settlementChangedFor } from './settlement.events.ts';
import { deleteWithoutPlayers, findMadeBy, findOfPlayer } from './settlement.repository.ts';
import { toSettlement } from './settlement-row.ts';
import { listAccounts } from './write-settlement.service.ts';

/** Sums stay for the other participants; the name is deleted with the profile. */
export const settlementData: PersonalData = {
  name: 'settlements',
  async exportOf(db, { profileId }) {
    if (profileId === null) return undefined;
    const made = (await findMadeBy(db, profileId)).map(toSettlement);
    const withShare = (await findOfPlayer(db, profileId)).map(toSettlement);
    const all = new Map([...made, ...withShare].map((one) => [one.id, one]));
    return [...all.values()].map(({ id, createdAt, title, creator, entries, shares }) => ({
      id,
      createdAt,
      title,
      isCreator: creator.id === profileId,
      entries,
      shares: shares
        .filter(({ profile }) => profile?.id === profileId)
        .map(({ weight, amount, paidAt, receivedAt }) => ({ weight, amount, paidAt, receivedAt })),
    }));
  },
  async deleteOf({ db, effects }, { person, profileId }) {
    if (profileId === null) return;
    const all = [...(await findMadeBy(db, profileId)), ...(await findOfPlayer(db, profileId))].map(toSettlement);
    for (const settlement of new Map(all.map((one) => [one.id, one])).values()) {
      const others = (await listAccounts(db, settlement)).filter((userId) => userId !== person.userId);
      if (others.length > 0) effects.publish(settlementChangedFor(settlement.id, others));
    }
    await deleteWithoutPlayers(db, { except: profileId });
  },
};
