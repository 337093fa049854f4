import type { CallInput, Endpoint, ResponseOf } from '#shared/endpoint.ts';
import { type AnyInput, type CallOptions, callWith } from './call.ts';

type ListEndpoint = Endpoint & { response: object };

/** A page of a list whose end does not follow from its length. */
export interface AnsweredPage<Rows> {
  readonly rows: Rows;
  /** The cursor of the next page; undefined: this is the last one. */
  readonly next: string | undefined;
}

/**
 * Calls a list, whose answer names the next page in its `Link` header.
 * @throws {ApiError}
 */
export async function callPage<E extends ListEndpoint>(
  endpoint: E,
  input: CallInput<E> & CallOptions,
): Promise<AnsweredPage<ResponseOf<E>>> {
  let next: string | undefined;
  const onHeaders = (headers: Headers) => {
    next = readNext(headers.get('link'));
  };
  const rows = await callWith(endpoint, { ...(input as AnyInput), onHeaders });
  return { rows, next };
}

function readNext(link: string | null): string | undefined {
  const [, address] = /<([^>]*)>; rel="next"/.exec(link ?? '') ?? [];
  return address === undefined ? undefined : (new URL(address, location.href).searchParams.get('cursor') ?? undefined);
}
