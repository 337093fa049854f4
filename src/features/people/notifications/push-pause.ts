const FIRST_PAUSE_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

interface ServiceState {
  acceptedAt: number;
  pausedUntil: number;
  /** The next pause; it grows while nothing is accepted. */
  pauseMs: number;
  /** When which subscription was refused. */
  refusedAt: Map<number, number>;
}

/**
 * Which push services refuse this site (a wrong key, clock or subject), as this process knows it: each message would be refused like
 * the one before. A subscription alone that is refused beside others that are accepted, since it was made for an earlier key, stops
 * nobody else.
 */
export class PushPauses {
  readonly #services = new Map<string, ServiceState>();

  /** Milliseconds since 1970; undefined: now is good. */
  pausedUntil(endpoint: string, now: number): number | undefined {
    const { pausedUntil } = this.#stateOf(endpoint);
    return pausedUntil > now ? pausedUntil : undefined;
  }

  accept(endpoint: string, id: number, now: number): void {
    const state = this.#stateOf(endpoint);
    state.acceptedAt = now;
    state.pauseMs = FIRST_PAUSE_MS;
    state.refusedAt.delete(id);
  }

  /** When it may be tried again, and whether everything else to that service waits too. */
  refuse(endpoint: string, id: number, now: number): { until: number; isPause: boolean } {
    const state = this.#stateOf(endpoint);
    const before = state.refusedAt.get(id);
    state.refusedAt.set(id, now);
    if (before !== undefined && before < state.acceptedAt) return { until: now + LONGEST_PAUSE_MS, isPause: false };
    state.pausedUntil = now + state.pauseMs;
    state.pauseMs = Math.min(state.pauseMs * 2, LONGEST_PAUSE_MS);
    return { until: state.pausedUntil, isPause: true };
  }

  #stateOf(endpoint: string): ServiceState {
    const { host } = new URL(endpoint);
    const state = this.#services.get(host) ?? {
      ...{ acceptedAt: 0, pausedUntil: 0, pauseMs: FIRST_PAUSE_MS },
      refusedAt: new Map(),
    };
    this.#services.set(host, state);
    return state;
  }
}
