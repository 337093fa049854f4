import { type AuditEntry, listAudit, verifyAudit } from '#features/people/audit/audit.contract.ts';
import { readSubject } from '#features/people/audit/audit-subject.labels.ts';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { listOperators } from '#features/people/operators/operator.contract.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { listPlayers } from '#features/people/players/player.contract.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery } from '#platform/client/live-query.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { AuditSearch } from '../audit-list.params.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const FOUND = 5;

export const auditPages = defineLivePages({
  key: ({ actor, action, subject, days }: AuditSearch) => ['desk', 'audit', { actor, action, subject, days }],
  async read({ actor, action, subject: words, days }, cursor: number | undefined, signal) {
    const subject = words === undefined ? undefined : (readSubject(words) ?? (await findPerson(words, signal)));
    if (subject === null) return [];
    const from = days === undefined ? undefined : firstMoment(days);
    return call(listAudit, { query: { limit: PAGE_ROWS, cursor, actor, action, subject, from }, signal });
  },
  next: (page: readonly AuditEntry[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  topics: [ownTopic],
  events: [deskChanged],
  gatherMs: GATHER_MS,
});

/** Days end at midnight: `오늘` is one of them. */
function firstMoment(days: number): string {
  return startOfSeoulDay(seoulDay(Date.now() - (days - 1) * DAY_MS)).toISOString();
}

/** The person of that name or number; null: there is none, or none that an editor may look for. */
async function findPerson(q: string, signal: AbortSignal): Promise<string | null> {
  const found = await call(listPlayers, { query: { q, limit: FOUND }, signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'FORBIDDEN') return [];
    throw error;
  });
  const person = found.find(({ name }) => name === q) ?? found[0];
  return person ? `profile:${person.profileId}` : null;
}

/** Reads every row of the chain. */
export const auditCheck = defineLiveQuery({
  key: ['desk', 'audit-check'],
  endpoint: verifyAudit,
  request: () => ({}),
});

/** Whose acts can be looked for. */
export const auditActors = defineLiveQuery({
  key: ['desk', 'audit-actors'],
  read: async (_: undefined, signal) =>
    (await call(listOperators, { signal })).map(({ userId, name }) => ({
      value: `user:${userId}`,
      label: name ?? '이름 없는 운영자',
    })),
});
