import pg from 'pg';

/** The driver's words when `query_timeout` is over. */
const READ_TIMEOUT = 'Query read timeout';

/**
 * A connection that is given up with the first statement it leaves without an answer (`query_timeout`). The driver alone
 * would hand it back to the pool, where the next statement waits behind the lost one for as long again.
 */
export class QueryTimeoutClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const sendRequest = this.query.bind(this) as (...given: unknown[]) => unknown;
    const queryWithTimeout = (...given: unknown[]): unknown => {
      const answer = sendRequest(...given);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpAfter(error));
      return answer;
    };
    this.query = queryWithTimeout as typeof this.query;
  }

  /** With a statement still running, `end` cuts the connection at once. */
  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === READ_TIMEOUT) this.end().catch(() => undefined);
  }
}
