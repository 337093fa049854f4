import { call } from '#platform/client/call.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { timeCursor } from '#shared/time-cursor.ts';
import { guildTopics } from '../../guilds/guild.topics.ts';
import {
  answerGathering,
  cancelGathering,
  changeGathering,
  createGathering,
  type Gathering,
  getGathering,
  listGatherings,
} from '../gathering.contract.ts';
import { gatheringEventTypes } from '../gathering.events.ts';
import { toSpan } from '../month.rules.ts';

/** Maximum size of a page. */
const PAGE_ROWS = 100;
/** With 20 new gatherings a day, a window of 62 days has fewer rows. */
const MAX_PAGES = 13;

interface InGuild {
  readonly guildId: number;
}

export const scheduleKey = (guildId: number) => ['guild-schedule', guildId];

const { created, changed, cancelled } = gatheringEventTypes;
const renewal = {
  group: ({ guildId }: InGuild) => scheduleKey(guildId),
  topics: ({ guildId }: InGuild) => [guildTopics.inside(guildId)],
  events: [created, changed, cancelled],
};

async function listAll(id: number, span: { from?: string; to?: string }, signal: AbortSignal): Promise<Gathering[]> {
  const rows: Gathering[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const next = await call(listGatherings, { params: { id }, query: { ...span, limit: PAGE_ROWS, cursor }, signal });
    rows.push(...next);
    const last = next.at(-1);
    if (!last || next.length < PAGE_ROWS) break;
    cursor = timeCursor({ at: new Date(last.at), id: last.id });
  }
  return rows;
}

/** Running and upcoming gatherings, earliest first, cancelled ones included. */
export const comingGatherings = defineLiveQuery({
  ...renewal,
  key: ({ guildId }: InGuild) => [...scheduleKey(guildId), 'coming'],
  read: ({ guildId }, signal) => listAll(guildId, {}, signal),
});

/** Gatherings that start in the weeks of a month, `2026-11`. */
export const monthGatherings = defineLiveQuery({
  ...renewal,
  key: ({ guildId, month }: InGuild & { month: string }) => [...scheduleKey(guildId), 'month', month],
  read({ guildId, month }, signal) {
    const { from, to } = toSpan(month);
    return listAll(guildId, { from: from.toISOString(), to: to.toISOString() }, signal);
  },
});

/** A gathering with all its answers. It is shown where one of the lists is, whose events renew it too. */
export const oneGathering = defineLiveQuery({
  key: ({ guildId, id }: InGuild & { id: number }) => [...scheduleKey(guildId), 'one', id],
  endpoint: getGathering,
  request: ({ guildId, id }) => ({ params: { id: guildId, gatheringId: id } }),
  retry: false,
});

const ofSchedule = {
  invalidates: ({ params }: { readonly params: { readonly id: string | number } }) => [scheduleKey(Number(params.id))],
};

export const gatheringMutations = {
  create: defineMutation(createGathering, { ...ofSchedule, isAwaited: true }),
  change: defineMutation(changeGathering, { ...ofSchedule, isAwaited: true }),
  cancel: defineMutation(cancelGathering, ofSchedule),
  answer: defineMutation(answerGathering, ofSchedule),
};
