import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ResponseBody } from '#platform/answers/response-body.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { type DeclaredError, ERROR_STATUS } from '#shared/errors.ts';
import { possibleErrors, toDeclaredError, toErrorCode } from './endpoint-errors.ts';
import { errorSchema } from './error-body.ts';
import { isProgramPath } from './unknown-path.ts';

declare module 'fastify' {
  interface FastifyInstance {
    answerCheck?: (request: FastifyRequest, status: number, body: ResponseBody) => void;
  }
}

/** Header of a replayed response, which an earlier request has stored; its schema may be that of an earlier release. */
export const REPLAYED = 'idempotent-replayed';

export interface AnswerCheckOptions {
  /** Called with every error that an endpoint has answered. */
  onError?(endpoint: Endpoint, error: DeclaredError): void;
}

/**
 * Checks every API response against the schema of its route and the errors of its endpoint: one that does not fit, has
 * an unknown key, or is an undeclared error becomes a 500 and is logged. For tests and development, because it takes
 * longer than most responses. Call it before the routes.
 */
export function installAnswerCheck(app: FastifyInstance, options: AnswerCheckOptions = {}): void {
  const checked = new WeakSet<ResponseBody>();
  app.decorate('answerCheck', (request, status, body) => {
    if (checked.has(body)) return;
    checkAnswer(request, status, () => body.text(), options);
    checked.add(body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader(REPLAYED)) return payload;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string') return payload;
    try {
      checkAnswer(request, reply.statusCode, () => payload, options);
    } catch (error) {
      // Fastify keeps the status of an error that is being sent.
      reply.code(500);
      throw error;
    }
    return payload;
  });
}

function checkAnswer(request: FastifyRequest, status: number, text: () => string, options: AnswerCheckOptions): void {
  const issue = findIssue(request, status, text, options);
  if (issue === undefined) return;
  const message = `${request.method} ${request.url} answers ${status} with what its endpoint does not say:\n${issue}`;
  console.error(message);
  throw new Error(message);
}

function findIssue(request: FastifyRequest, status: number, text: () => string, options: AnswerCheckOptions) {
  const schema = findSchema(request, status);
  if (!schema) return validateStatus(request, status);
  const answer: unknown = JSON.parse(text());
  return (
    validateAnswer(schema, answer) ?? (status >= 400 ? findErrorIssue(request, status, answer, options) : undefined)
  );
}

/** Describes a success status that the contract does not declare. */
function validateStatus({ routeOptions }: FastifyRequest, status: number): string | undefined {
  const known = routeOptions.config.endpoint?.response;
  return known === undefined || status >= 300 ? undefined : `✖ the status is none of ${Object.keys(known)}`;
}

/** Describes an error that the endpoint does not declare, or that players cannot read. */
function findErrorIssue(
  { routeOptions }: FastifyRequest,
  status: number,
  answer: unknown,
  { onError }: AnswerCheckOptions,
): string | undefined {
  const { endpoint } = routeOptions.config;
  const error = toDeclaredError(answer);
  if (!endpoint || !error) return undefined;
  onError?.(endpoint, error);
  if (!possibleErrors(endpoint).has(error)) return `✖ ${error} is not among the errors of ${endpoint.path}`;
  if (ERROR_STATUS[toErrorCode(error)] !== status) return `✖ ${error} has another status`;
  return findMessageIssue(answer);
}

function findSchema({ routeOptions, url }: FastifyRequest, status: number): z.ZodType | undefined {
  if (status >= 400) return isProgramPath(url) ? errorSchema : undefined;
  const response: unknown = routeOptions.schema?.response;
  const schema = typeof response === 'object' && response !== null ? Reflect.get(response, status) : undefined;
  return schema instanceof z.ZodType ? schema : undefined;
}

function findMessageIssue(answer: unknown): string | undefined {
  const message: unknown = isObject(answer) ? answer.message : undefined;
  return /[가-힣]/.test(String(message)) ? undefined : `✖ the message is not Korean: ${message}`;
}

export function validateAnswer(schema: z.ZodType, answer: unknown): string | undefined {
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
