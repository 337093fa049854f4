import { HOSTS_A_DAY, OTHER_HOSTS } from './referring-host.rules.ts';

/** Bounds of memory between two writes: further agents share one, further visitors are not counted. */
const MAX_AGENTS = 5_000;
const MAX_VISITORS = 50_000;
/** No browser has this name. */
const OTHER_AGENTS = '*';

export interface AgentVisits {
  isBot: boolean;
  views: number;
  addresses: Set<string>;
}

export interface View {
  pattern: string;
  agent: string;
  address: string;
  /** Null: it came from a page of this site. */
  host: string | null;
}

/** The counts of one day that are not written yet. */
export class DayVisits {
  views = 0;
  bots = 0;
  visitors = 0;
  readonly pages = new Map<string, number>();
  readonly hosts = new Map<string, number>();
  /** By the user agent, by which visitors at one address are told apart. */
  readonly agents = new Map<string, AgentVisits>();
  readonly #isBot: (agent: string) => boolean;

  constructor(isBot: (agent: string) => boolean) {
    this.#isBot = isBot;
  }

  add({ pattern, agent, address, host }: View): void {
    const known = this.#agent(agent);
    if (known.isBot) {
      this.bots += 1;
      return;
    }
    this.views += 1;
    known.views += 1;
    this.#addVisitor(known, address);
    addTo(this.pages, pattern, 1);
    if (host !== null) this.#addHost(host, 1);
  }

  /** Adds what could not be written. */
  addAll(other: DayVisits): void {
    this.views += other.views;
    this.bots += other.bots;
    for (const [pattern, views] of other.pages) addTo(this.pages, pattern, views);
    for (const [host, views] of other.hosts) this.#addHost(host, views);
    for (const [agent, { isBot, views, addresses }] of other.agents) {
      if (isBot) continue;
      const known = this.#agent(agent);
      known.views += views;
      for (const address of addresses) this.#addVisitor(known, address);
    }
  }

  #agent(agent: string): AgentVisits {
    const known = this.agents.get(agent);
    if (known) return known;
    const isBot = this.#isBot(agent);
    if (!isBot && this.agents.size >= MAX_AGENTS) return this.#otherAgents();
    const made = { isBot, views: 0, addresses: new Set<string>() };
    // Bots of thousands of names are no reason to forget whom they are.
    if (this.agents.size < 2 * MAX_AGENTS) this.agents.set(agent, made);
    return made;
  }

  #otherAgents(): AgentVisits {
    const known = this.agents.get(OTHER_AGENTS);
    if (known) return known;
    const made = { isBot: false, views: 0, addresses: new Set<string>() };
    this.agents.set(OTHER_AGENTS, made);
    return made;
  }

  #addVisitor({ addresses }: AgentVisits, address: string): void {
    if (this.visitors >= MAX_VISITORS || addresses.has(address)) return;
    addresses.add(address);
    this.visitors += 1;
  }

  #addHost(host: string, views: number): void {
    const known = this.hosts.get(host);
    if (known !== undefined) this.hosts.set(host, known + views);
    else addTo(this.hosts, this.hosts.size < HOSTS_A_DAY ? host : OTHER_HOSTS, views);
  }
}

function addTo(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
