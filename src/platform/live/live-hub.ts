import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Topic } from '#shared/topic.ts';
import { AddressAllowances, CatchUpAllowance } from './catch-up.ts';
import { EVENT_RETENTION_MS, type FeedStart } from './event-feed.ts';
import { type ListenerLimit, type ListenerLimits, Listeners } from './listeners.ts';
import { CLOSE, LiveClient, type LiveConnection, type LivePerson } from './live-client.ts';
import { answerMessage } from './live-conversation.ts';
import { errorFrame, type LiveError, notAllowed, resyncFrame } from './live-message.ts';
import type { LiveTopics } from './live-topics.ts';
import type { BegunMembership, EndedMembership } from './membership.ts';
import { RecentEvents, type StoredEvent, TellableEvent } from './recent-events.ts';

const HEARTBEAT_MS = 30_000;
const ANSWER_MS = 10_000;
const SWEEP_MS = 1000;
/** Milliseconds between two rounds of sending: events in between are batched (contract: at most 250 ms). */
const ROUND_MS = 200;
const FRAMES_PER_TURN = 500;
const MAX_REMEMBERED_BYTES = 6 * 1024 * 1024;
const GOODBYE_MS = 1000;
const GOODBYE_LOOK_MS = 20;

export const LIVE_LIMITS: ListenerLimits = { socketsOfAddress: 200, socketsOfPerson: 20 };

export interface LiveHubOptions {
  /** Milliseconds since 1970. */
  now?(): number;
  topics: LiveTopics;
  limits?: ListenerLimits;
  /** Epoch of the data, sent to every new connection. */
  epoch?: string;
}

export class LiveHub {
  readonly now: () => number;
  readonly topics: LiveTopics;
  readonly listeners: Listeners;
  readonly epoch: string | undefined;
  readonly #allowances = new AddressAllowances();
  #recent = this.#memory(0);
  readonly #passedAt = new Map<string, number>();
  #untold: TellableEvent[] = [];
  #toldAt = 0;
  #round: NodeJS.Timeout | undefined;
  #sweeper: NodeJS.Timeout | undefined;
  #endings = 0;
  #isClosing = false;

  constructor({ now = Date.now, topics, limits = LIVE_LIMITS, epoch }: LiveHubOptions) {
    this.now = now;
    this.topics = topics;
    this.epoch = epoch;
    this.listeners = new Listeners(limits);
  }

  start({ events, lastId }: FeedStart): void {
    this.#recent = this.#memory(events.length > 0 ? (events[0]?.id ?? 1) - 1 : lastId);
    for (const event of events) this.#remember(this.#tellable(event));
    this.#sweeper ??= setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  get endings(): number {
    return this.#endings;
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  get lastSentId(): number {
    return this.#recent.lastId;
  }

  missedSince(id: number): readonly TellableEvent[] | undefined {
    return this.#recent.after(id);
  }

  beginningOf(membership: BegunMembership): number | undefined {
    return this.#recent.beginningOf(membership);
  }

  lastSeconds(seconds: number): readonly TellableEvent[] {
    return this.#recent.afterMoment(this.now() - seconds * 1000);
  }

  /** Whether an event was sent on this topic, which is not replayed, in the last seconds. */
  hasPassed(topic: string, seconds: number): boolean {
    return (this.#passedAt.get(topic) ?? Number.NEGATIVE_INFINITY) > this.now() - seconds * 1000;
  }

  findReachedLimit(address: string, person: LivePerson | null): ListenerLimit | undefined {
    return this.listeners.findReachedLimit(address, person?.userId);
  }

  add(connection: LiveConnection): LiveClient {
    const now = this.now();
    const catchUp = new CatchUpAllowance(this.#allowances.of(connection.address, now), now);
    const client = new LiveClient(connection, catchUp, now);
    this.listeners.add(client);
    return client;
  }

  remove(client: LiveClient): void {
    this.listeners.remove(client);
  }

  handle(client: LiveClient, text: string): void {
    client.hasLife(this.now());
    answerMessage(this, client, text);
  }

  publish(events: readonly StoredEvent[]): void {
    for (const event of events) this.#untold.push(this.#tellable(event));
    if (this.#untold.length === 0 || this.#round) return;
    const wait = Math.max(0, this.#toldAt + ROUND_MS - performance.now());
    this.#round = setTimeout(() => void this.#notify(), wait);
  }

  /**
   * Publishes an event to the connections of this process only, on a topic that is not replayed.
   * @param data JSON text
   */
  publishPassing(topic: Topic, type: string, data: string): void {
    this.publish([{ id: this.lastSentId, at: new Date(this.now()), topics: [topic], type, data }]);
  }

  sweep(): void {
    const now = this.now();
    this.#recent.trim(now);
    for (const client of this.listeners.all) {
      if (client.requestedAt > 0 && now - client.requestedAt >= ANSWER_MS) client.drop();
      else if (client.requestedAt === 0 && now - client.receivedAt >= HEARTBEAT_MS) client.sendPing(now);
      if (client.person && client.person.expiresAt * 1000 <= now) this.#endSession(client);
    }
  }

  /**
   * Tells an event to all clients of this process but those that may stay, and closes their connections.
   * @param data JSON text
   */
  async dismiss(
    { topic, type, data }: { topic: Topic; type: string; data: string },
    mayStay: (person: LivePerson | null) => boolean,
  ): Promise<void> {
    const event = { id: this.lastSentId, at: new Date(this.now()), topics: [topic], type, data };
    const frame = this.#tellable(event).frame(topic);
    const leaving = [...this.listeners.all].filter(({ person }) => !mayStay(person));
    for (let at = 0; at < leaving.length; at += FRAMES_PER_TURN) {
      if (at > 0) await nextTurn();
      for (const client of leaving.slice(at, at + FRAMES_PER_TURN)) {
        client.queue(frame);
        client.close(CLOSE.restart, 'closed for a time');
      }
    }
  }

  async close(code: number, reason: string): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#sweeper);
    clearTimeout(this.#round);
    for (const client of this.listeners.all) client.close(code, reason);
    const until = performance.now() + GOODBYE_MS;
    while (this.listeners.all.size > 0 && performance.now() < until) await delay(GOODBYE_LOOK_MS);
    for (const client of this.listeners.all) client.drop();
  }

  async #notify(): Promise<void> {
    const events = this.#untold;
    this.#untold = [];
    const clients: LiveClient[] = [];
    for (const event of events) {
      if (event.ended) this.#endMembership(event.ended);
      for (const topic of event.topics) {
        for (const client of this.listeners.of(topic)) if (client.queue(event.frame(topic))) clients.push(client);
      }
      this.#remember(event);
    }
    // `#recent` has the events from here on, for clients that connect during the sending.
    for (let at = 0; at < clients.length; at += FRAMES_PER_TURN) {
      if (at > 0) await nextTurn();
      for (const client of clients.slice(at, at + FRAMES_PER_TURN)) client.flush();
    }
    this.#toldAt = performance.now();
    this.#round = undefined;
    if (!this.#isClosing) this.publish([]);
  }

  #endMembership({ userId, topic }: EndedMembership): void {
    this.#endings += 1;
    const left = [...this.listeners.of(topic)].filter(({ person }) => person?.userId === userId);
    for (const client of left) {
      this.listeners.unhear(client, topic);
      client.send(errorFrame(notAllowed(topic)));
    }
  }

  #endSession(client: LiveClient): void {
    const received = [...client.topics].filter((topic) => !this.topics.isForEveryone(topic));
    for (const topic of received) this.listeners.unhear(client, topic);
    this.listeners.clearPersonalData(client);
    for (const name of received.map((topic) => this.topics.nameOf(topic))) {
      client.send(resyncFrame(name), errorFrame(sessionOver(name)));
    }
  }

  #remember(event: TellableEvent): void {
    const passing = event.topics.filter((topic) => !this.topics.isReplayed(topic));
    for (const topic of passing) this.#passedAt.set(topic, event.atMs);
    // Beginnings and ends of memberships have no topics, but are looked up later.
    const isPassing = passing.length > 0 && passing.length === event.topics.length;
    if (isPassing) this.#recent.pass(event);
    else this.#recent.add(event);
  }

  #tellable(event: StoredEvent): TellableEvent {
    return new TellableEvent(event, (topic) => this.topics.nameOf(topic));
  }

  #memory(lastId: number): RecentEvents {
    return new RecentEvents({ retentionMs: EVENT_RETENTION_MS, maxBytes: MAX_REMEMBERED_BYTES }, lastId);
  }
}

function sessionOver(topic: string): LiveError {
  return { code: 'LOGIN_REQUIRED', message: '로그인한 시간이 끝났습니다.', topic };
}
