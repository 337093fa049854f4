import { CLOSE, type LiveClient } from './live-client.ts';
import type { LiveHub } from './live-hub.ts';
import { errorFrame, idOf, type LiveFault, pongFrame, readClientMessage, resyncFrame } from './live-message.ts';
import { topicKind, topicOfPerson } from './topic.rules.ts';

/** More than any page shows. */
const MOST_TOPICS = 100;
/** Whoever missed more than this reads again instead. */
const MOST_MISSED_BYTES = 1024 * 1024;

/** The last id a client heard of; undefined: it asks for nothing it missed; null: an id that never was. */
type Since = number | null | undefined;

/** Does what a client says (contract §8). What is not understood is said, and closes only when there is no end to it. */
export function answerMessage(hub: LiveHub, client: LiveClient, text: string): void {
  if (client.isOver) return;
  if (!client.mayTalk(hub.now())) {
    client.close(CLOSE.policy, 'too many messages');
    return;
  }
  const message = readClientMessage(text);
  if (!message) notUnderstood(client);
  else if (message.t === 'ping') client.send(pongFrame(hub.toldId));
  else if (message.t === 'sub') subscribe(hub, client, message.topics, sinceOf(message.since));
  else for (const name of message.topics) hub.listeners.unhear(client, innerName(client, name));
}

function notUnderstood(client: LiveClient): void {
  if (client.mayErr()) tellFault(client, { code: 'INVALID_INPUT', message: '알아들을 수 없는 말입니다.' });
  else client.close(CLOSE.policy, 'not understood');
}

function sinceOf(given: string | number | null | undefined): Since {
  return given === null || given === undefined ? undefined : idOf(given);
}

function subscribe(hub: LiveHub, client: LiveClient, names: readonly string[], since: Since): void {
  const open: string[] = [];
  for (const name of new Set(names)) {
    const kind = topicKind(name);
    if (kind === undefined) {
      tellFault(client, { code: 'NOT_FOUND', message: '그런 소식은 없습니다.', topic: name });
    } else if (kind !== 'public' && !client.person) {
      tellFault(client, { code: 'LOGIN_REQUIRED', message: '로그인해야 들을 수 있습니다.', topic: name });
    } else if (kind === 'guild') {
      void subscribeIfAllowed(hub, client, name, since);
    } else {
      open.push(innerName(client, name));
    }
  }
  begin(hub, client, open, since);
}

async function subscribeIfAllowed(hub: LiveHub, client: LiveClient, name: string, since: Since): Promise<void> {
  const { person } = client;
  const isAllowed = person !== null && (await hub.mayHear(person, name).catch(() => false));
  if (isAllowed && client.person === person) begin(hub, client, [name], since);
  else tellFault(client, { code: 'FORBIDDEN', message: '그 소식은 들을 수 없습니다.', topic: name });
}

/** From this moment on it hears of them, and of what it missed. */
function begin(hub: LiveHub, client: LiveClient, topics: readonly string[], since: Since): void {
  const room = topics.filter((topic) => client.topics.has(topic) || roomFor(client, topic, hub));
  if (room.length < topics.length) {
    tellFault(client, { code: 'INVALID_INPUT', message: `한 번에 ${MOST_TOPICS}가지까지 들을 수 있습니다.` });
  }
  if (since !== undefined) catchUp(hub, client, room, since);
}

function roomFor(client: LiveClient, topic: string, hub: LiveHub): boolean {
  if (client.topics.size >= MOST_TOPICS) return false;
  hub.listeners.hear(client, topic);
  return true;
}

function catchUp(hub: LiveHub, client: LiveClient, topics: readonly string[], since: number | null): void {
  const frames = since === null ? undefined : missedFrames(hub, topics, since);
  client.send(...(frames ?? topics.map(resyncFrame)));
}

/** In the order in which it happened; undefined: not known, or too much. */
function missedFrames(hub: LiveHub, topics: readonly string[], since: number): Buffer[] | undefined {
  const wanted = new Set(topics);
  const frames: Buffer[] = [];
  let bytes = 0;
  const missed = hub.missedSince(since);
  if (!missed) return undefined;
  for (const event of missed) {
    for (const topic of event.topics) {
      if (!wanted.has(topic)) continue;
      const frame = event.frame(topic);
      frames.push(frame);
      bytes += frame.length;
    }
    if (bytes > MOST_MISSED_BYTES) return undefined;
  }
  return frames;
}

function innerName(client: LiveClient, name: string): string {
  return name === 'me' && client.person ? topicOfPerson(client.person.userId) : name;
}

function tellFault(client: LiveClient, fault: LiveFault): void {
  client.send(errorFrame(fault));
}
