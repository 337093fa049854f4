import pg from 'pg';

const READ_TIMEOUT = 'Query read timeout';

/**
 * Closes a connection with its first statement that gets no response (`query_timeout`). The driver alone would return
 * it to the pool, where the next statement would wait behind the lost one for as long again.
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

  #giveUpAfter(error: unknown): void {
    if (error instanceof Error && error.message === READ_TIMEOUT) this.end().catch(() => undefined);
  }
}
