import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import type { z } from 'zod';
import type { Answer } from '#platform/answers/answer.ts';
import type { ResponseBody } from '#platform/answers/response-body.ts';
import { plainValue, sendAnswer, statusOf } from '#platform/answers/send-answer.ts';
import type { Endpoint, HandlerInput, ResponseOf } from '#shared/endpoint.ts';
import type { ExistingResult } from '#shared/success.ts';
import type { CallerAccess, ChangeCtx, KnownCaller, ReadCtx, Visitor, WriteOptions } from './caller-access.ts';
import { addressKey, type RateLimit, requirePoint } from './rate-limit.ts';
import type { ApiApp } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

interface ReadOptions<E extends Endpoint> {
  query?: E extends { query: infer S } ? S : never;
  onRequest?: onRequestAsyncHookHandler;
  budget?: BudgetOf<E>;
  /** Bytes; 64 KiB otherwise. */
  bodyLimit?: number;
}

/** Only an endpoint that declares RATE_LIMITED may have a budget. A POST may answer it anyway. */
type BudgetOf<E extends Endpoint> = E extends { method: 'POST' }
  ? ReadBudget<E>
  : E extends { errors: readonly (infer Declared)[] }
    ? 'RATE_LIMITED' extends Declared
      ? ReadBudget<E>
      : never
    : never;

/**
 * Limit on how often a reader (an account, else an address) may request something costly. Cached responses are not
 * counted.
 */
export interface ReadBudget<E extends Endpoint> {
  limit: RateLimit;
  isCached?(input: HandlerInput<E>): boolean;
  /** Counts by address, even for the signed-in. */
  isByAddress?: boolean;
}

/** Options of an endpoint for collectors. `onRequest` checks the collector's key before the body is read. */
interface CollectorOptions {
  onRequest: onRequestAsyncHookHandler;
  /** Bytes. */
  bodyLimit?: number;
}

interface ChangeOptions<E extends Endpoint> extends ReadOptions<E> {
  name: string;
  limit?: RateLimit;
}

type Reading = { method: 'GET' } | { changesNothing: true };

export type MountOptions<E extends Endpoint> = E extends Reading
  ? ReadOptions<E>
  : E extends { who: 'collector' }
    ? CollectorOptions
    : ChangeOptions<E>;

/** Context of a handler that a collector calls. */
export interface CollectorCtx {
  readonly headers: FastifyRequest['headers'];
}

export type Handler<E extends Endpoint, Access> = E['who'] extends 'anyone'
  ? (input: HandlerInput<E>) => Returned<E>
  : (ctx: CtxOf<E, Access>, input: HandlerInput<E>) => Returned<E>;

type CtxOf<E extends Endpoint, Access> = E extends { who: 'collector' } ? CollectorCtx : CallerCtxOf<E, Access>;

type CallerCtxOf<E extends Endpoint, Access> =
  Access extends CallerAccess<infer C>
    ? E['who'] extends KnownCaller
      ? E extends Reading
        ? ReadCtx<C[E['who']]>
        : ChangeCtx<C[E['who']]>
      : Visitor<C>
    : never;

type Returned<E extends Endpoint> =
  | Result<E, Sent<ResponseOf<E>> | Streamed<E>>
  | Promise<Result<E, Sent<ResponseOf<E>> | Streamed<E>>>;
/** A body that is not JSON may be sent piece by piece, to callers who are known. */
type Streamed<E extends Endpoint> = E extends { response: unknown } ? never : Readable;
type Sent<T> = T extends readonly (infer Row)[] ? readonly Row[] : T;
type Result<E extends Endpoint, T> =
  | T
  | ResponseBody<T>
  | Answer<T>
  | (E extends MayFindExisting ? ExistingResult<T> : never);
/** A creation that declares a status for an existing result. */
type MayFindExisting = { response: { 200: z.ZodType; 201: z.ZodType } };

/**
 * Adds an endpoint of a contract to the API. `who` and `method` decide whether it is public, a personal read
 * (`access.read`) or a change in one transaction (`access.write`).
 */
export function mount<E extends Endpoint, Access>(
  app: ApiApp<Access>,
  endpoint: E,
  options: MountOptions<E>,
  handler: Handler<E, Access>,
): void {
  addRoute(app, endpoint, options, handler as AnyHandler);
}

export function addRoute<Access>(
  app: ApiApp<Access>,
  endpoint: Endpoint,
  options: Partial<ChangeOptions<Endpoint> & CollectorOptions>,
  handler: AnyHandler,
): void {
  const plain: FastifyInstance = app;
  plain.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint, options.query ?? endpoint.query),
    config: { endpoint },
    ...(options.onRequest && { onRequest: options.onRequest }),
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    handler: responder(app.access as CallerAccess, endpoint, options, handler),
  });
}

function routeSchema(endpoint: Endpoint, querystring: Endpoint['query']): FastifySchema {
  const { tags, summary, description, params, body, response } = endpoint;
  const schema = { tags, summary, description, params, querystring, body, response };
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

type AnyHandler = (...given: unknown[]) => unknown;
type Responder = (request: FastifyRequest, reply: FastifyReply) => unknown;

function responder(
  access: CallerAccess,
  endpoint: Endpoint,
  options: Partial<ChangeOptions<Endpoint>>,
  handler: AnyHandler,
): Responder {
  const { who } = endpoint;
  if (who === 'anyone') {
    const budget = options.budget as ReadBudget<Endpoint> | undefined;
    if (!budget) return openResponder(endpoint, (request) => handler(toInput(request)));
    return openResponder(endpoint, async (request) => {
      const isCached = (budget.isCached as AnyHandler | undefined)?.(toInput(request)) === true;
      const reader = budget.isByAddress ? addressKey(request.ip) : await access.clientKey(request);
      if (!isCached) await requirePoint(budget.limit, reader);
      return handler(toInput(request));
    });
  }
  if (who === 'visitor') {
    return openResponder(endpoint, (request) => handler(access.visit(request), toInput(request)));
  }
  if (who === 'collector') {
    return openResponder(endpoint, (request) => handler({ headers: request.headers }, toInput(request)));
  }
  const act = (request: FastifyRequest, reply: FastifyReply) => async (ctx: unknown) =>
    plainValue(request, reply, await handler(ctx, toInput(request)));
  const change = toChange(endpoint, who, options);
  return change === undefined
    ? (request, reply) => access.read(request, reply, who, act(request, reply))
    : (request, reply) => access.write(request, reply, change, act(request, reply));
}

/** The responder is not async, so that a ready body is sent synchronously. */
function openResponder(endpoint: Endpoint, handle: (request: FastifyRequest) => unknown): Responder {
  return (request, reply) => {
    const returned = handle(request);
    return returned instanceof Promise
      ? returned.then((value) => sendAnswer(request, reply, endpoint, value))
      : sendAnswer(request, reply, endpoint, returned);
  };
}

function toChange(endpoint: Endpoint, who: KnownCaller, options: Partial<ChangeOptions<Endpoint>>) {
  const { method, changesNothing } = endpoint;
  return method === 'GET' || changesNothing ? undefined : toWriteOptions(endpoint, who, options);
}

export function toWriteOptions<Who extends KnownCaller>(
  endpoint: Endpoint,
  who: Who,
  { name, limit }: Partial<Pick<ChangeOptions<Endpoint>, 'name' | 'limit'>>,
): WriteOptions<Who> {
  const { path, evenSuspended, brake } = endpoint;
  return {
    who,
    name: name ?? path,
    status: statusOf(endpoint),
    ...(evenSuspended && { evenSuspended }),
    ...(brake && { brake }),
    ...(limit && { limit }),
  };
}

function toInput({ params, query, body }: FastifyRequest) {
  return { params, query, body };
}
