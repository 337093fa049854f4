import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EncodedBody } from './encoded-body.ts';
import { errorSchema } from './error-body.ts';
import { isProgramPath } from './unknown-path.ts';

declare module 'fastify' {
  interface FastifyInstance {
    answerCheck?: (request: FastifyRequest, status: number, body: EncodedBody) => void;
  }
}

/** Header of a replayed response, which an earlier request has stored; its schema may be that of an earlier release. */
export const REPLAYED = 'idempotent-replayed';

/**
 * Checks every API response against the schema of its route: one that does not fit, or has an unknown key, becomes a
 * 500 and is logged. For tests and development, because it takes longer than most responses. Call it before the routes.
 */
export function installAnswerCheck(app: FastifyInstance): void {
  const checked = new WeakSet<EncodedBody>();
  app.decorate('answerCheck', (request, status, body) => {
    if (checked.has(body)) return;
    checkAnswer(request, status, () => body.text());
    checked.add(body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader(REPLAYED)) return payload;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (isJson && typeof payload === 'string') checkAnswer(request, reply.statusCode, () => payload);
    return payload;
  });
}

function checkAnswer(request: FastifyRequest, status: number, text: () => string): void {
  const schema = schemaOf(request, status);
  const fault = schema ? answerFault(schema, JSON.parse(text())) : statusFault(request, status);
  if (fault === undefined) return;
  const message = `${request.method} ${request.url} answers ${status} with what its schema does not say:\n${fault}`;
  console.error(message);
  throw new Error(message);
}

/** Describes a success status that the contract does not declare. */
function statusFault({ routeOptions }: FastifyRequest, status: number): string | undefined {
  const known = routeOptions.config.endpoint?.response;
  return known === undefined || status >= 300 ? undefined : `✖ the status is none of ${Object.keys(known)}`;
}

function schemaOf({ routeOptions, url }: FastifyRequest, status: number): z.ZodType | undefined {
  if (status >= 400) return isProgramPath(url) ? errorSchema : undefined;
  const response: unknown = routeOptions.schema?.response;
  const schema = typeof response === 'object' && response !== null ? Reflect.get(response, status) : undefined;
  return schema instanceof z.ZodType ? schema : undefined;
}

export function answerFault(schema: z.ZodType, answer: unknown): string | undefined {
  const read = schema.safeParse(answer);
  if (!read.success) return z.prettifyError(read.error);
  const unknown = unknownKeys(answer, read.data, []);
  return unknown.length === 0 ? undefined : unknown.map((path) => `✖ unknown key ${path}`).join('\n');
}

function unknownKeys(answer: unknown, read: unknown, path: readonly string[]): string[] {
  if (!isObject(answer) || !isObject(read)) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key in read ? unknownKeys(value, read[key], [...path, key]) : [[...path, key].join('.')],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
