import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    answerCounts?: AnswerCounts;
  }
  interface FastifyRequest {
    /** Path pattern of the page that answers, since one route answers for all pages. */
    pagePattern?: string | undefined;
  }
}

/** Pattern of answers without a route, as to a method that no path has. */
const NO_ROUTE = 'other';

export interface AnswerCount {
  answers: number;
  /** How many of them were sent from memory before routing. */
  cached: number;
}

/** Answers since the start by the pattern of their path, which names no address. */
export class AnswerCounts {
  readonly #byPattern = new Map<string, AnswerCount>();

  of(pattern: string): AnswerCount {
    const known = this.#byPattern.get(pattern);
    if (known) return known;
    const count = { answers: 0, cached: 0 };
    this.#byPattern.set(pattern, count);
    return count;
  }

  /** The sums over all patterns. */
  total(): AnswerCount {
    const sum = { answers: 0, cached: 0 };
    for (const { answers, cached } of this.#byPattern.values()) {
      sum.answers += answers;
      sum.cached += cached;
    }
    return sum;
  }
}

/**
 * Counts every answer. Call it before the routes are registered. What the cached-response hook sends passes no hook and
 * is counted there.
 */
export function countAnswers(app: FastifyInstance): void {
  app.decorate('answerCounts', new AnswerCounts());
  app.decorateRequest('pagePattern', undefined);
  app.addHook('onResponse', (request, _reply, done) => {
    const count = countOf(request);
    if (count) count.answers += 1;
    done();
  });
}

export function countOf({ server, pagePattern, routeOptions }: FastifyRequest): AnswerCount | undefined {
  return server.answerCounts?.of(pagePattern ?? routeOptions.url ?? NO_ROUTE);
}
