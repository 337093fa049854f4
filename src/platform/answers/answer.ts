import type { FastifyRequest } from 'fastify';
import type { ResponseBody } from './response-body.ts';

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
  bodyNow?: () => ResponseBody | undefined;
}

/** A route's answer: a value or a finished body, and how it is sent. */
export class Answer<out T> {
  readonly value: T | ResponseBody<T>;
  readonly options: AnswerOptions;

  constructor(value: T | ResponseBody<T>, options: AnswerOptions) {
    this.value = value;
    this.options = options;
  }
}

export function answer<T>(value: T | ResponseBody<T>, options: AnswerOptions): Answer<T> {
  return new Answer(value, options);
}
