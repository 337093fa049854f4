import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#shared/endpoint.ts';
import { Answer } from './answer.ts';
import { JSON_TYPE, ResponseBody } from './response-body.ts';
import { sendBody, sendJson } from './send-body.ts';

export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  returned: unknown,
): unknown {
  const value = plainValue(request, reply, returned);
  const {
    isPlain = endpoint.method !== 'GET',
    bodyNow,
    ...options
  } = returned instanceof Answer ? returned.options : {};
  const cacheControl =
    typeof options.cacheControl === 'function' ? options.cacheControl(request) : options.cacheControl;
  if (value instanceof ResponseBody) return sendBody(request, reply, value, cacheControl, bodyNow);
  const isBytes = value instanceof Uint8Array;
  if (!isPlain && !isBytes) return sendJson(request, reply, value, cacheControl);
  if (cacheControl !== undefined) reply.header('cache-control', cacheControl);
  if (isBytes) return reply.send(value);
  if (statusOf(endpoint) === 204) return reply.code(204).send();
  return reply.code(statusOf(endpoint)).type(JSON_TYPE).send(JSON.stringify(value));
}

export function plainValue(request: FastifyRequest, reply: FastifyReply, returned: unknown): unknown {
  if (!(returned instanceof Answer)) return returned;
  const { next, headers } = returned.options;
  linkNext(request, reply, next);
  if (headers) reply.headers(headers);
  return returned.value;
}

export function statusOf({ response }: Endpoint): 200 | 201 | 204 {
  if (response === undefined) return 200;
  if (201 in response) return 201;
  return 204 in response ? 204 : 200;
}

/** Link to the next page: the same address with another cursor (contract §1). */
function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  if (next === undefined) return;
  const [path = '', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', next);
  reply.header('link', `<${path}?${parameters}>; rel="next"`);
}
