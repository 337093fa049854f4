import { MAX_CHANNEL } from '#shared/channels.ts';
import { textLength } from '#shared/text-length.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_REF_LENGTH, MOST_AHEAD_MS, OLDEST_MS } from './broadcast.limits.ts';
import { messageIssues } from './broadcast-error.labels.ts';
import { cleanShout } from './broadcast-text.rules.ts';

export interface CleanMessage {
  /** Index within its batch. */
  index: number;
  ref: string | null;
  /** Milliseconds since 1970. */
  at: number;
  channel: number;
  name: string;
  message: string;
}

export interface RefusedMessage {
  index: number;
  ref: string | null;
  message: string;
}

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Separates the messages of a batch that can be stored from the others, and returns why each of these cannot. */
export function validateMessages(
  messages: readonly unknown[],
  now: number,
): { clean: CleanMessage[]; refused: RefusedMessage[] } {
  const clean: CleanMessage[] = [];
  const refused: RefusedMessage[] = [];
  for (const [index, given] of messages.entries()) {
    const read = readMessage(given, index, now);
    if ('issue' in read) refused.push({ index, ref: read.ref, message: read.issue });
    else clean.push(read);
  }
  return { clean, refused };
}

function readMessage(given: unknown, index: number, now: number): CleanMessage | { issue: string; ref: string | null } {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { issue: messageIssues.shape, ref: null };
  }
  const { at: moment, channel, name: givenName, message: givenText, ref: givenRef } = given as Record<string, unknown>;
  const isRef = typeof givenRef === 'string' && isOfLength(givenRef, MAX_REF_LENGTH);
  const ref = isRef ? givenRef : null;
  const at = typeof moment === 'string' && ISO.test(moment) ? Date.parse(moment) : Number.NaN;
  const name = typeof givenName === 'string' ? cleanShout(givenName) : '';
  const message = typeof givenText === 'string' ? cleanShout(givenText) : '';
  const issue =
    validateTime(at, now) ??
    (isChannel(channel) ? undefined : messageIssues.channel) ??
    (isOfLength(name, MAX_NAME_LENGTH) ? undefined : messageIssues.name) ??
    (isOfLength(message, MAX_MESSAGE_LENGTH) ? undefined : messageIssues.message) ??
    (givenRef === undefined || givenRef === null || isRef ? undefined : messageIssues.ref);
  return issue === undefined ? { index, ref, at, channel: Number(channel), name, message } : { issue, ref };
}

function validateTime(at: number, now: number): string | undefined {
  if (Number.isNaN(at)) return messageIssues.at;
  if (at < now - OLDEST_MS) return messageIssues.old;
  return at > now + MOST_AHEAD_MS ? messageIssues.ahead : undefined;
}

function isChannel(channel: unknown): boolean {
  return typeof channel === 'number' && Number.isInteger(channel) && channel >= 0 && channel <= MAX_CHANNEL;
}

function isOfLength(text: string, most: number): boolean {
  const length = textLength(text);
  return length >= 1 && length <= most;
}
