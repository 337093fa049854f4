import type { LiveClient } from './live-client.ts';

export interface ListenerLimits {
  /** Connections of one address, which a PC bang or a household shares. */
  socketsOfAddress: number;
  socketsOfPerson: number;
}

export type ListenerLimit = 'address' | 'person';

export class Listeners {
  readonly all = new Set<LiveClient>();
  readonly #limits: ListenerLimits;
  readonly #byTopic = new Map<string, Set<LiveClient>>();
  readonly #ofAddress = new Map<string, number>();
  readonly #ofPerson = new Map<string, number>();

  constructor(limits: ListenerLimits) {
    this.#limits = limits;
  }

  findReachedLimit(address: string, userId: string | undefined): ListenerLimit | undefined {
    if ((this.#ofAddress.get(address) ?? 0) >= this.#limits.socketsOfAddress) return 'address';
    if (userId === undefined) return undefined;
    return (this.#ofPerson.get(userId) ?? 0) >= this.#limits.socketsOfPerson ? 'person' : undefined;
  }

  add(client: LiveClient): void {
    this.all.add(client);
    count(this.#ofAddress, client.address, 1);
    if (client.person) count(this.#ofPerson, client.person.userId, 1);
  }

  remove(client: LiveClient): void {
    if (!this.all.delete(client)) return;
    count(this.#ofAddress, client.address, -1);
    if (client.person) count(this.#ofPerson, client.person.userId, -1);
    for (const topic of client.topics) this.#unsubscribeAll(client, topic);
    client.topics.clear();
  }

  clearPersonalData(client: LiveClient): void {
    if (client.person) count(this.#ofPerson, client.person.userId, -1);
    client.person = null;
  }

  handle(client: LiveClient, topic: string): void {
    if (!this.all.has(client)) return;
    client.topics.add(topic);
    const clients = this.#byTopic.get(topic);
    if (clients) clients.add(client);
    else this.#byTopic.set(topic, new Set([client]));
  }

  unhear(client: LiveClient, topic: string): void {
    if (client.topics.delete(topic)) this.#unsubscribeAll(client, topic);
  }

  of(topic: string): Iterable<LiveClient> {
    return this.#byTopic.get(topic) ?? [];
  }

  #unsubscribeAll(client: LiveClient, topic: string): void {
    const clients = this.#byTopic.get(topic);
    clients?.delete(client);
    if (clients?.size === 0) this.#byTopic.delete(topic);
  }
}

function count(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const next = (counts.get(key) ?? 0) + change;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}
