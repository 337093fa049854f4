import type { GuildCtx } from '../guilds/guild-access.service.ts';
import { requireWritable } from '../guilds/guild-access.service.ts';
import type { PartySite } from '../parties/party.rules.ts';
import type { Gathering, NewAnswer } from './gathering.contract.ts';
import { gatheringEvent } from './gathering.events.ts';
import { type AnswerRow, findAnswers, type OneGathering, storeAnswer } from './gathering.repository.ts';
import { ANSWER } from './gathering.rules.ts';
import { toLine } from './gathering-row.ts';
import { lockGathering, requireOpen } from './locked-gathering.service.ts';
import { notifyMoved } from './move-up.service.ts';
import { toGatheringView } from './read-gatherings.service.ts';

/**
 * Stores an answer to a gathering that has not ended. Players who already come keep their place; new ones go to the end
 * of the line.
 */
export async function answerGathering(
  ctx: GuildCtx,
  site: PartySite,
  one: OneGathering,
  input: NewAnswer,
): Promise<Gathering> {
  const { db, clock, actor, effects } = ctx;
  const { profile } = actor;
  const { guild, row } = await lockGathering(ctx, site, one);
  requireWritable(guild);
  const at = clock.now();
  requireOpen(row, at);
  const before = await findAnswers(db, [row.id]);
  const own = before.find(({ profile_id }) => profile_id === profile.id);
  const { answer } = input;
  const job = input.job ?? own?.job ?? profile.job;
  if (own?.answer === answer && own.job === job) return toGatheringView(ctx, site, one);
  await storeAnswer(db, {
    gathering_id: row.id,
    profile_id: profile.id,
    answer,
    job,
    answered_at: own?.answer === answer ? own.answered_at : at,
    place: answer === ANSWER.coming ? (own?.place ?? nextPlace(before)) : null,
  });
  const after = await findAnswers(db, [row.id]);
  notifyMoved(ctx, row, { before: toLine(row, before), after: toLine(row, after), at, by: profile.id });
  effects.publish(gatheringEvent('changed', one.guildId, row.id));
  return toGatheringView(ctx, site, one);
}

function nextPlace(answers: readonly AnswerRow[]): number {
  return 1 + Math.max(0, ...answers.map(({ place }) => place ?? 0));
}
