import { UUID } from '#shared/ids.ts';

const FLOW_MS = 300_000;

/** From authorize to the exchange of the code: whoever takes longer begins anew. */
export function isFlowExpired(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > FLOW_MS;
}

/** Flows that began before this moment are over. */
export function flowsEndedBefore(now: Date): Date {
  return new Date(now.getTime() - FLOW_MS);
}

/** Whether the database can be asked for it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
