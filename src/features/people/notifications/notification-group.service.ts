import type { Db } from '#platform/database/db.ts';
import type { Ctx, Player, WriteCtx } from '../access/actor.ts';
import { findChoices, storeChoice } from './notification-choice.repository.ts';
import type { GroupChange, NotificationGroups } from './notification-group.contract.ts';
import { type Choice, changedChoice, groupsOf, USUAL_CHOICE } from './notification-group.rules.ts';

export async function readGroups({ db, actor }: Ctx<Player>): Promise<NotificationGroups> {
  return groupsOf(await choiceOf(db, actor.profile.id));
}

export async function changeGroups({ db, actor }: WriteCtx<Player>, change: GroupChange): Promise<NotificationGroups> {
  const { id } = actor.profile;
  const choice = changedChoice(await choiceOf(db, id), change);
  await storeChoice(db, id, choice);
  return groupsOf(choice);
}

async function choiceOf(db: Db, profileId: number): Promise<Choice> {
  return (await findChoices(db, [profileId])).get(profileId) ?? USUAL_CHOICE;
}
