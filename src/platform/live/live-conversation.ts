import { setTimeout as delay } from 'node:timers/promises';
import { EVENT_RETENTION_MS } from './event-feed.ts';
import type { Listeners } from './listeners.ts';
import { CLOSE, type LiveClient, type LivePerson } from './live-client.ts';
import {
  type ClientMessage,
  errorFrame,
  type LiveError,
  notAllowed,
  parseEventId,
  pongFrame,
  readClientMessage,
  resyncFrame,
} from './live-message.ts';
import type { Hearing, LiveTopics, MayHear } from './live-topics.ts';
import type { BegunMembership } from './membership.ts';
import type { TellableEvent } from './recent-events.ts';

const MAX_TOPICS = 100;
/** Milliseconds by which the clocks of two processes may differ. */
const CLOCKS_MS = 60_000;
const POLL_MS = 50;
const LONGEST_LAG_MS = 30_000;

interface TalkingHub {
  readonly listeners: Listeners;
  readonly lastSentId: number;
  /** Milliseconds since 1970. */
  now(): number;
  readonly topics: LiveTopics;
  readonly endings: number;
  missedSince(id: number): readonly TellableEvent[] | undefined;
  lastSeconds(seconds: number): readonly TellableEvent[];
  beginningOf(membership: BegunMembership): number | undefined;
  hasPassed(topic: string, seconds: number): boolean;
}

interface Missed {
  /** Id of the last received event; `null` when no such id ever existed. */
  id?: number | null | undefined;
  seconds?: number | undefined;
}

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
  if (client.mayErr()) logFailure(client, { code: 'INVALID_INPUT', message: '읽을 수 없는 메시지입니다.' });
  else client.close(CLOSE.policy, 'not understood');
}

function missedBy({ since, past }: Extract<ClientMessage, { t: 'sub' }>): Missed {
  return { id: since === null || since === undefined ? undefined : parseEventId(since), seconds: past };
}

function subscribe(hub: TalkingHub, client: LiveClient, names: readonly string[], missed: Missed): void {
  const open: string[] = [];
  for (const name of new Set(names)) {
    const found = hub.topics.find(name, client.person);
    if (found === undefined) {
      logFailure(client, { code: 'NOT_FOUND', message: '소식을 찾을 수 없습니다.', topic: name });
    } else if (found === 'login-required') {
      logFailure(client, { code: 'LOGIN_REQUIRED', message: '로그인해야 받을 수 있습니다.', topic: name });
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

interface ListenRequest {
  topic: string;
  mayHear: MayHear;
  missed: Missed;
}

async function subscribeIfAllowed(
  hub: TalkingHub,
  client: LiveClient,
  { topic, mayHear, missed }: ListenRequest,
): Promise<void> {
  const { person } = client;
  const hearing = person !== null && (await checkPermission(hub, person, topic, mayHear).catch(() => false as const));
  if (person !== null && hearing !== false && client.person === person) {
    const membership = { userId: person.userId, topic };
    const isEarlier = hearing !== true && reachesBefore(hub, membership, { since: hearing.since, missed });
    begin(hub, client, [topic], isEarlier ? { id: null } : missed);
    return;
  }
  hub.listeners.unhear(client, topic);
  logFailure(client, notAllowed(topic));
}

/**
 * Checks whether the person may listen. The check is repeated when a membership ended meanwhile, because its result may
 * be outdated.
 */
async function checkPermission(hub: TalkingHub, person: LivePerson, topic: string, mayHear: MayHear): Promise<Hearing> {
  for (;;) {
    const before = hub.endings;
    const hearing = await mayHear(person, topic);
    if (hearing === false) return false;
    if (hearing !== true && !(await hasRead(hub, hearing.lastEventId))) return false;
    if (hub.endings === before) return hearing;
  }
}

/**
 * Waits until this process has read the event. The database may be ahead of it, and a new member must not receive
 * events from before the beginning.
 */
async function hasRead(hub: TalkingHub, eventId: number): Promise<boolean> {
  for (let waited = 0; hub.lastSentId < eventId; waited += POLL_MS) {
    if (waited >= LONGEST_LAG_MS) return false;
    await delay(POLL_MS);
  }
  return true;
}

function isRecent(hub: TalkingHub, since: Date): boolean {
  return hub.now() - since.getTime() <= EVENT_RETENTION_MS + CLOCKS_MS;
}

/**
 * Whether the missed events begin before the membership, by the order of commits; by the clock when the beginning is no
 * longer remembered.
 */
function reachesBefore(
  hub: TalkingHub,
  membership: BegunMembership,
  { since, missed }: { since: Date; missed: Missed },
): boolean {
  const events = missedEvents(hub, missed);
  if (events === undefined || events.length === 0) return false;
  const beginning = hub.beginningOf(membership);
  return beginning === undefined ? isRecent(hub, since) : events.some(({ id }) => id <= beginning);
}

function begin(hub: TalkingHub, client: LiveClient, topics: readonly string[], missed: Missed): void {
  const room = topics.filter((topic) => client.topics.has(topic) || roomFor(client, topic, hub));
  if (room.length < topics.length) {
    logFailure(client, { code: 'INVALID_INPUT', message: `한 번에 ${MAX_TOPICS}가지까지 받을 수 있습니다.` });
  }
  catchUp(hub, client, room, missed);
}

function roomFor(client: LiveClient, topic: string, hub: TalkingHub): boolean {
  if (client.topics.size >= MAX_TOPICS) return false;
  hub.listeners.handle(client, topic);
  return true;
}

function catchUp(hub: TalkingHub, client: LiveClient, topics: readonly string[], missed: Missed): void {
  const replayed = topics.filter((topic) => hub.topics.isReplayed(topic));
  const events = replayed.length === 0 ? [] : missedEvents(hub, missed);
  const frames = events && (events.length === 0 ? [] : affordableFrames(hub, client, events, replayed));
  const resync = (topic: string) => resyncFrame(hub.topics.nameOf(topic));
  const passed = topics.filter((topic) => !replayed.includes(topic) && hasMissed(hub, topic, missed));
  client.send(...(frames ?? replayed.map(resync)), ...passed.map(resync));
}

/** Whether the client may have missed events of a topic that is not replayed. */
function hasMissed(hub: TalkingHub, topic: string, { id, seconds }: Missed): boolean {
  return id !== undefined || (seconds !== undefined && hub.hasPassed(topic, seconds));
}

function missedEvents(hub: TalkingHub, { id, seconds }: Missed): readonly TellableEvent[] | undefined {
  if (id === null) return undefined;
  if (id !== undefined) return hub.missedSince(id);
  return seconds === undefined ? [] : hub.lastSeconds(seconds);
}

function affordableFrames(
  hub: TalkingHub,
  client: LiveClient,
  events: readonly TellableEvent[],
  topics: readonly string[],
): Buffer[] | undefined {
  const now = hub.now();
  const frames = selectFrames(events, topics, client.catchUp.nextTurn(now));
  const bytes = frames?.reduce((sum, frame) => sum + frame.length, 0) ?? 0;
  client.catchUp.take(bytes, now);
  return frames;
}

/** Selects the frames for the topics; undefined when they do not fit into `room` bytes. */
function selectFrames(events: readonly TellableEvent[], topics: readonly string[], room: number): Buffer[] | undefined {
  if (room === 0) return undefined;
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
    if (bytes > room) return undefined;
  }
  return frames;
}

function logFailure(client: LiveClient, error: LiveError): void {
  client.send(errorFrame(error));
}
