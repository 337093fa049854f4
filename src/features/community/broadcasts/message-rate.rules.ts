/** Counts what one sender sent within a time that moves along, so that no such time holds more than is allowed. */
export class MessageRate {
  readonly #most: number;
  readonly #windowMs: number;
  #sent: { at: number; count: number }[] = [];

  constructor(most: number, windowMs: number) {
    this.#most = most;
    this.#windowMs = windowMs;
  }

  /**
   * Takes them if they may be sent now. @param now milliseconds of a clock that cannot jump
   * @returns 0, or the milliseconds after which they may
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
