import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, onRequestAsyncHookHandler } from 'fastify';
import type { Endpoint, HandlerInput, ResponseOf } from '#shared/endpoint.ts';
import type { Answer } from './answer.ts';
import type { CallerAccess, ChangeCtx, KnownCaller, ReadCtx, Visitor } from './caller-access.ts';
import type { JsonBody } from './encoded-body.ts';
import type { RateLimit } from './rate-limit.ts';
import { plainValue, sendAnswer, statusOf } from './send-answer.ts';
import type { ApiApp } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is mounted at this route. */
    endpoint?: Endpoint;
  }
}

interface ReadOptions<E extends Endpoint> {
  /** The endpoint's query, narrowed by what only the running site knows: its servers. */
  query?: E extends { query: infer S } ? S : never;
  /** Before the input is checked: for calls that only some configurations of the site have. */
  onRequest?: onRequestAsyncHookHandler;
}

interface ChangeOptions<E extends Endpoint> extends ReadOptions<E> {
  /** What the log calls it: `trade.create`. */
  name: string;
  /** Counted for each person, before the transaction. */
  limit?: RateLimit;
}

type Reading = { method: 'GET' } | { changesNothing: true };

export type MountOptions<E extends Endpoint> = E extends Reading ? ReadOptions<E> : ChangeOptions<E>;

/** Returns the response: the value, its finished body, or `answer(…)` with what is to be said beside it. */
export type Handler<E extends Endpoint, Access> = E['who'] extends 'anyone'
  ? (input: HandlerInput<E>) => Returned<E>
  : (ctx: CtxOf<E, Access>, input: HandlerInput<E>) => Returned<E>;

type CtxOf<E extends Endpoint, Access> =
  Access extends CallerAccess<infer C>
    ? E['who'] extends KnownCaller
      ? E extends Reading
        ? ReadCtx<C[E['who']]>
        : ChangeCtx<C[E['who']]>
      : Visitor<C>
    : never;

type Returned<E extends Endpoint> = Result<Sent<ResponseOf<E>>> | Promise<Result<Sent<ResponseOf<E>>>>;
/** A list is only read. */
type Sent<T> = T extends readonly (infer Row)[] ? readonly Row[] : T;
type Result<T> = T | JsonBody<T> | Answer<T>;

/**
 * Puts a call of a contract into the API. By the endpoint's `who` and `method` everyone is answered, or the one who calls
 * (`access.read`), or a change is made in one transaction (`access.write`).
 */
export function mount<E extends Endpoint, Access>(
  app: ApiApp<Access>,
  endpoint: E,
  options: MountOptions<E>,
  handler: Handler<E, Access>,
): void {
  addRoute(app, endpoint, options, handler as AnyHandler);
}

/** As `mount`, of a handler whose types were checked before. */
export function addRoute<Access>(
  app: ApiApp<Access>,
  endpoint: Endpoint,
  options: Partial<ChangeOptions<Endpoint>>,
  handler: AnyHandler,
): void {
  const plain: FastifyInstance = app;
  plain.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint, options.query ?? endpoint.query),
    config: { endpoint },
    ...(options.onRequest && { onRequest: options.onRequest }),
    handler: responder(app.access as CallerAccess, endpoint, options, handler),
  });
}

/** As Fastify and OpenAPI read it. */
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
  if (who === 'anyone') return openResponder(endpoint, (request) => handler(inputOf(request)));
  if (who === 'visitor') {
    return openResponder(endpoint, (request) => handler(access.visit(request), inputOf(request)));
  }
  const act = (request: FastifyRequest, reply: FastifyReply) => async (ctx: unknown) =>
    plainValue(request, reply, await handler(ctx, inputOf(request)));
  const change = changeOf(endpoint, who, options);
  return change === undefined
    ? (request, reply) => access.read(request, reply, who, act(request, reply))
    : (request, reply) => access.write(request, reply, change, act(request, reply));
}

/** Not async: what is at hand is sent at once. */
function openResponder(endpoint: Endpoint, handle: (request: FastifyRequest) => unknown): Responder {
  return (request, reply) => {
    const returned = handle(request);
    return returned instanceof Promise
      ? returned.then((value) => sendAnswer(request, reply, endpoint, value))
      : sendAnswer(request, reply, endpoint, returned);
  };
}

/** Undefined: it changes nothing. */
function changeOf(endpoint: Endpoint, who: KnownCaller, { name, limit }: Partial<ChangeOptions<Endpoint>>) {
  const { method, path, changesNothing, evenSuspended } = endpoint;
  if (method === 'GET' || changesNothing) return undefined;
  return {
    who,
    name: name ?? path,
    status: statusOf(endpoint),
    ...(evenSuspended && { evenSuspended }),
    ...(limit && { limit }),
  };
}

function inputOf({ params, query, body }: FastifyRequest) {
  return { params, query, body };
}
