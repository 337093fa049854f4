import type { FastifyRequest } from 'fastify';
import type { EncodedBody, JsonBody } from './encoded-body.ts';

export const PRIVATE = 'private, no-store';

export interface AnswerOptions {
  /** `public, max-age=0, must-revalidate` by default; a plain response has none. */
  cacheControl?: string | ((request: FastifyRequest) => string);
  next?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Sent unchanged: no ETag, no compression. */
  isPlain?: boolean;
  /**
   * Returns the finished body of this address. When given, the next request for the address is answered before routing.
   */
  bodyNow?: () => EncodedBody | undefined;
}

export class Answer<out T> {
  readonly value: T | JsonBody<T>;
  readonly options: AnswerOptions;

  constructor(value: T | JsonBody<T>, options: AnswerOptions) {
    this.value = value;
    this.options = options;
  }
}

export function answer<T>(value: T | JsonBody<T>, options: AnswerOptions): Answer<T> {
  return new Answer(value, options);
}
