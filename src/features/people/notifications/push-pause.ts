const FIRST_PAUSE_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

interface ServiceState {
  acceptedAt: number;
  pausedUntil: number;
  /** The next pause; it grows while nothing is accepted. */
  pauseMs: number;
  /** Time of the last refusal, by subscription id. */
  refusedAt: Map<number, number>;
}

/**
 * Remembers per process which push services refuse this site because of a wrong key, clock or subject, so that not
 * every message is refused again. A single subscription that is refused while others are accepted was made for an
 * earlier key, and does not pause the others.
 */
export class PushPauses {
  readonly #services = new Map<string, ServiceState>();

  /** Returns milliseconds since 1970; undefined: not paused. */
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

  /** Returns when to retry, and whether the whole service is paused until then. */
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
      acceptedAt: 0,
      pausedUntil: 0,
      pauseMs: FIRST_PAUSE_MS,
      refusedAt: new Map(),
    };
    this.#services.set(host, state);
    return state;
  }
}
