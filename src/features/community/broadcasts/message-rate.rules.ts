/** Limits the messages of one sender in a sliding window. */
export class MessageRate {
  readonly #most: number;
  readonly #windowMs: number;
  #sent: { at: number; count: number }[] = [];

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /**
   * Counts the messages if they may be sent now.
   * @param now milliseconds of a monotonic clock
   * @returns 0, or the milliseconds after which they may be sent
   */
  take(count: number, now: number): number {
    this.#sent = this.#sent.filter(({ at }) => at > now - this.#windowMs);
    let left = this.#most - this.#sent.reduce((sum, one) => sum + one.count, 0);
    if (count <= left) {
      this.#sent.push({ at: now, count });
      return 0;
    }
    for (const one of this.#sent) {
      left += one.count;
      if (count <= left) return one.at + this.#windowMs - now;
    }
    return this.#windowMs;
  }
}
