import { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import { textFrame } from './text-frame.ts';

const MAX_NAMES = 200;
const MAX_NAME_LENGTH = 40;
const MAX_ID_LENGTH = 20;

const topics = z.array(z.string().max(MAX_NAME_LENGTH)).max(MAX_NAMES);
const since = z.union([z.string().max(MAX_ID_LENGTH), z.number()]).nullish();
/** Seconds that can be requested instead of an id, for a page that was read a moment ago and knows no id. */
const past = z.number().min(0).max(60).optional();

const clientMessage = z.discriminatedUnion('t', [
  z.object({ t: z.literal('sub'), topics, since, past }),
  z.object({ t: z.literal('unsub'), topics }),
  z.object({ t: z.literal('ping') }),
]);

/** A message of a client (contract §8). */
export type ClientMessage = z.infer<typeof clientMessage>;

export function readClientMessage(text: string): ClientMessage | undefined {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Parses the id of the last received event; `null` when no event ever had such an id. */
export function parseEventId(given: string | number): number | null {
  if (!/^\d+$/.test(String(given))) return null;
  const id = Number(given);
  return Number.isSafeInteger(id) ? id : null;
}

export const serverMessage = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), epoch: z.string() }),
  z.object({ t: z.literal('event'), topic: z.string(), type: z.string(), data: z.unknown(), id: z.string() }),
  z.object({ t: z.literal('pong'), id: z.string() }),
  z.object({ t: z.literal('resync'), topic: z.string() }),
  z.object({ t: z.literal('error'), code: z.string(), message: z.string(), topic: z.string().optional() }),
]);

export interface EventFrame {
  id: number;
  type: string;
  /** JSON text. */
  data: string;
}

export function eventFrame(name: string, { id, type, data }: EventFrame): Buffer {
  const topic = JSON.stringify(name);
  return textFrame(`{"t":"event","topic":${topic},"type":${JSON.stringify(type)},"data":${data},"id":"${id}"}`);
}

export function helloFrame(epoch: string): Buffer {
  return textFrame(JSON.stringify({ t: 'hello', epoch }));
}

export function pongFrame(id: number): Buffer {
  return textFrame(`{"t":"pong","id":"${id}"}`);
}

export function resyncFrame(topic: string): Buffer {
  return textFrame(JSON.stringify({ t: 'resync', topic }));
}

export interface LiveError {
  code: ErrorCode;
  /** A Korean sentence. */
  message: string;
  topic?: string;
}

export function errorFrame(error: LiveError): Buffer {
  return textFrame(JSON.stringify({ t: 'error', ...error }));
}

export function notAllowed(topic: string): LiveError {
  return { code: 'FORBIDDEN', message: '그 소식은 받을 수 없습니다.', topic };
}
