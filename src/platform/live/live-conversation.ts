import type { Listeners } from './listeners.ts';
import { CLOSE, type LiveClient, type LivePerson } from './live-client.ts';
import {
  type ClientMessage,
  errorFrame,
  idOf,
  type LiveFault,
  notAllowed,
  pongFrame,
  readClientMessage,
  resyncFrame,
} from './live-message.ts';
import type { LiveTopics, MayHear } from './live-topics.ts';
import type { TellableEvent } from './recent-events.ts';

/** More than any page shows. */
const MAX_TOPICS = 100;
/** Whoever missed more than this reads again instead. */
const MAX_MISSED_BYTES = 1024 * 1024;

/** Of the hub what a conversation needs. */
interface TalkingHub {
  readonly listeners: Listeners;
  /** The id up to which everything has been told. */
  readonly lastSentId: number;
  /** Milliseconds since 1970. */
  now(): number;
  readonly topics: LiveTopics;
  /** How many memberships have ended so far. */
  readonly endings: number;
  /** What came after the event with this id; undefined: not known any more. */
  missedSince(id: number): readonly TellableEvent[] | undefined;
  lastSeconds(seconds: number): readonly TellableEvent[];
}

/** What a client has not heard of: all after an id, or of the last seconds. */
interface Missed {
  /** Null: an id that never was. */
  id?: number | null | undefined;
  seconds?: number | undefined;
}

/** Does what a client says (contract §8). What is not understood is said, and closes only when there is no end to it. */
export function answerMessage(hub: TalkingHub, client: LiveClient, text: string): void {
  if (client.isOver) return;
  if (!client.mayTalk(hub.now())) {
    client.close(CLOSE.policy, 'too many messages');
    return;
  }
  const message = readClientMessage(text);
  if (!message) notUnderstood(client);
  else if (message.t === 'ping') client.send(pongFrame(hub.lastSentId));
  else if (message.t === 'sub') subscribe(hub, client, message.topics, missedBy(message));
  else unsubscribe(hub, client, message.topics);
}

function notUnderstood(client: LiveClient): void {
  if (client.mayErr()) logFailure(client, { code: 'INVALID_INPUT', message: '알아들을 수 없는 말입니다.' });
  else client.close(CLOSE.policy, 'not understood');
}

function missedBy({ since, past }: Extract<ClientMessage, { t: 'sub' }>): Missed {
  return { id: since === null || since === undefined ? undefined : idOf(since), seconds: past };
}

function subscribe(hub: TalkingHub, client: LiveClient, names: readonly string[], missed: Missed): void {
  const open: string[] = [];
  for (const name of new Set(names)) {
    const found = hub.topics.find(name, client.person);
    if (found === undefined) {
      logFailure(client, { code: 'NOT_FOUND', message: '그런 소식은 없습니다.', topic: name });
    } else if (found === 'login-required') {
      logFailure(client, { code: 'LOGIN_REQUIRED', message: '로그인해야 들을 수 있습니다.', topic: name });
    } else if (found.mayHear) {
      void subscribeIfAllowed(hub, client, { topic: found.topic, mayHear: found.mayHear, missed });
    } else {
      open.push(found.topic);
    }
  }
  begin(hub, client, open, missed);
}

function unsubscribe(hub: TalkingHub, client: LiveClient, names: readonly string[]): void {
  for (const name of names) {
    const found = hub.topics.find(name, client.person);
    if (found && found !== 'login-required') hub.listeners.unhear(client, found.topic);
  }
}

interface Wish {
  topic: string;
  mayHear: MayHear;
  missed: Missed;
}

async function subscribeIfAllowed(
  hub: TalkingHub,
  client: LiveClient,
  { topic, mayHear, missed }: Wish,
): Promise<void> {
  const { person } = client;
  const isAllowed = person !== null && (await isMember(hub, person, topic, mayHear).catch(() => false));
  if (isAllowed && client.person === person) {
    begin(hub, client, [topic], missed);
    return;
  }
  hub.listeners.unhear(client, topic);
  logFailure(client, notAllowed(topic));
}

/** While it is being asked a membership may end: then the answer may be from before that. */
async function isMember(hub: TalkingHub, person: LivePerson, topic: string, mayHear: MayHear): Promise<boolean> {
  for (;;) {
    const before = hub.endings;
    if (!(await mayHear(person, topic))) return false;
    if (hub.endings === before) return true;
  }
}

/** From this moment on it hears of them, and of what it missed. */
function begin(hub: TalkingHub, client: LiveClient, topics: readonly string[], missed: Missed): void {
  const room = topics.filter((topic) => client.topics.has(topic) || roomFor(client, topic, hub));
  if (room.length < topics.length) {
    logFailure(client, { code: 'INVALID_INPUT', message: `한 번에 ${MAX_TOPICS}가지까지 들을 수 있습니다.` });
  }
  catchUp(hub, client, room, missed);
}

function roomFor(client: LiveClient, topic: string, hub: TalkingHub): boolean {
  if (client.topics.size >= MAX_TOPICS) return false;
  hub.listeners.handle(client, topic);
  return true;
}

function catchUp(hub: TalkingHub, client: LiveClient, topics: readonly string[], missed: Missed): void {
  const events = missedEvents(hub, missed);
  const frames = events && framesOf(events, topics);
  client.send(...(frames ?? topics.map((topic) => resyncFrame(hub.topics.nameOf(topic)))));
}

/** Undefined: not known any more. */
function missedEvents(hub: TalkingHub, { id, seconds }: Missed): readonly TellableEvent[] | undefined {
  if (id === null) return undefined;
  if (id !== undefined) return hub.missedSince(id);
  return seconds === undefined ? [] : hub.lastSeconds(seconds);
}

/** In the order in which it happened; undefined: too much. */
function framesOf(events: readonly TellableEvent[], topics: readonly string[]): Buffer[] | undefined {
  const wanted = new Set(topics);
  const frames: Buffer[] = [];
  let bytes = 0;
  for (const event of events) {
    for (const topic of event.topics) {
      if (!wanted.has(topic)) continue;
      const frame = event.frame(topic);
      frames.push(frame);
      bytes += frame.length;
    }
    if (bytes > MAX_MISSED_BYTES) return undefined;
  }
  return frames;
}

function logFailure(client: LiveClient, fault: LiveFault): void {
  client.send(errorFrame(fault));
}
