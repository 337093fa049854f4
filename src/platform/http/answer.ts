import type { FastifyRequest } from 'fastify';
import type { EncodedBody, JsonBody } from './encoded-body.ts';

/** Of what belongs to the one who asks. */
export const PRIVATE = 'private, no-store';

export interface AnswerOptions {
  /** `public, max-age=0, must-revalidate` unless told; a plain one has none. */
  cacheControl?: string | ((request: FastifyRequest) => string);
  /** Cursor of the list's next page, for the `Link` header. */
  next?: string | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Sent as it is: no ETag, no compression. */
  isPlain?: boolean;
  /** Finds the finished body of this address anew: given, the next request for it is answered before it is routed. */
  bodyNow?: () => EncodedBody | undefined;
}

/** A value, or its finished body, with what is to be said beside it. */
export class Answer<out T> {
  readonly value: T | JsonBody<T>;
  readonly options: AnswerOptions;

  constructor(value: T | JsonBody<T>, options: AnswerOptions) {
    this.value = value;
    this.options = options;
  }
}

/** For a handler that has more to say than the value: `answer(rows, { next })`. */
export function answer<T>(value: T | JsonBody<T>, options: AnswerOptions): Answer<T> {
  return new Answer(value, options);
}
