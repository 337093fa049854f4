import { UUID } from '#shared/ids.ts';

const FLOW_MS = 300_000;

export function isFlowExpired(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > FLOW_MS;
}

export function flowsEndedBefore(now: Date): Date {
  return new Date(now.getTime() - FLOW_MS);
}

/** PostgreSQL throws on other texts in a `uuid` column. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
