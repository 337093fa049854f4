/** Milliseconds between two requests while the page is visible. */
export const POLL_MS = 5 * 60_000;

/** Milliseconds between the two answers that confirm another build: during a rollout, servers of both builds answer. */
const CONFIRM_MS = 60_000;

export interface Latest {
  /** Id of the build. */
  id: string;
  /**
   * Identifies the state of the data; a restore changes it, after which the page may show events that never happened.
   */
  epoch?: string | undefined;
}

export interface BuildWatchOptions {
  /** Id of the page's build. */
  id: string;
  /** @returns undefined for an invalid answer */
  request(): Promise<Latest | undefined>;
  now(): number;
  /** Schedules another call of `look` after this many milliseconds. */
  again(ms: number): void;
  onOther(): void;
}

/**
 * Detects that the site has another build than the page, or that its data was restored. Two answers in a row, a minute
 * apart, confirm it (contract §25, §30).
 */
export class BuildWatch {
  readonly #options: BuildWatchOptions;
  #otherSince: number | undefined;
  #isOther = false;
  /** Epoch of the first answer. */
  #epoch: string | undefined;

  constructor(options: BuildWatchOptions) {
    this.#options = options;
  }

  get isOther(): boolean {
    return this.#isOther;
  }

  /** Never rejects. */
  async look(): Promise<void> {
    const { id, request, now, again, onOther } = this.#options;
    if (this.#isOther) return;
    const latest = await request().catch(() => undefined);
    if (latest === undefined || this.#isOther) return;
    this.#epoch ??= latest.epoch;
    if (latest.id === id && latest.epoch === this.#epoch) {
      this.#otherSince = undefined;
      return;
    }
    this.#otherSince ??= now();
    const passed = Math.abs(now() - this.#otherSince);
    if (passed < CONFIRM_MS) return again(CONFIRM_MS - passed);
    this.#isOther = true;
    onOther();
  }
}
