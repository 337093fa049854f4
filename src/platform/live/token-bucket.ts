export interface BucketRule {
  burst: number;
  perSecond: number;
}

/** A bucket that refills with time. Times are milliseconds of one clock. */
export class TokenBucket {
  readonly #rule: BucketRule;
  #tokens: number;
  #at: number;

  constructor(rule: BucketRule, now: number) {
    this.#rule = rule;
    this.#tokens = rule.burst;
    this.#at = now;
  }

  left(now: number): number {
    const back = (Math.max(0, now - this.#at) / 1000) * this.#rule.perSecond;
    this.#tokens = Math.min(this.#rule.burst, this.#tokens + back);
    this.#at = now;
    return this.#tokens;
  }

  /** Takes tokens, also more than there are; the debt must be refilled before any are left. */
  take(count: number, now: number): void {
    this.#tokens = this.left(now) - count;
  }
}
