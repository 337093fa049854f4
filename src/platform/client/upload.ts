import type { Endpoint, ResponseOf } from '#shared/endpoint.ts';
import { type AnyInput, callWith } from './call.ts';

/**
 * Calls an endpoint that takes one file.
 * @throws {ApiError}
 */
export function upload<E extends Endpoint & { response: object }>(
  endpoint: E,
  file: File,
  input: Pick<AnyInput, 'params' | 'signal'> = {},
): Promise<ResponseOf<E>> {
  const body = new FormData();
  body.set('file', file);
  return callWith(endpoint, { ...input, body });
}
