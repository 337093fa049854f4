import { type AuditEntry, listAudit } from '#features/people/audit/audit.contract.ts';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages } from '#platform/client/live-query.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;

export const auditPages = defineLivePages({
  key: (_: undefined) => ['desk', 'audit'],
  read: (_, cursor: number | undefined, signal) => call(listAudit, { query: { limit: PAGE_ROWS, cursor }, signal }),
  next: (page: readonly AuditEntry[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  topics: [ownTopic],
  events: [deskChanged],
  gatherMs: GATHER_MS,
});
