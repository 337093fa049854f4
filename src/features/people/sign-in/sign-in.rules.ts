import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { UUID } from '#shared/ids.ts';

const NICKNAME_FORM = /^[가-힣A-Za-z0-9]{2,12}$/;

/** NFC; undefined unless it has 2 to 12 letters of Hangul or Latin, or digits. */
export function readNickname(text: string): string | undefined {
  const nickname = text.normalize('NFC').trim();
  return NICKNAME_FORM.test(nickname) ? nickname : undefined;
}

export function nicknameId(nickname: string): string {
  return nickname.toLowerCase();
}

/** Days after which a session ends, however often it is refreshed (contract §4). */
export const SESSION_DAYS = 90;

export function sessionEnd(signedInAt: Date): Date {
  return new Date(signedInAt.getTime() + SESSION_DAYS * DAY_MS);
}

const FLOW_MS = 300_000;

export function isFlowExpired(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > FLOW_MS;
}

/** Sign-ins that begin within this time and of which none succeeds show that an upstream is away. */
export const WATCHED_FLOWS_MS = 30 * MINUTE_MS;

/** Flows from which nobody returned are counted a while longer; answered ones contain the upstream's tokens. */
export function flowsEndedBefore(now: Date): { answered: Date; any: Date } {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return { answered: ago(FLOW_MS), any: ago(WATCHED_FLOWS_MS) };
}

/** PostgreSQL throws on other texts in a `uuid` column. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
