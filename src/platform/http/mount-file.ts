import type { FastifyRequest } from 'fastify';
import type { Endpoint, HandlerInput } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { CallerAccess, Callers, ChangeCtx, KnownCaller, ReadCtx } from './caller-access.ts';
import { parseInput } from './korean-issues.ts';
import { addRoute, toWriteOptions } from './mount.ts';
import type { ApiApp } from './validation.ts';

interface SentFile {
  /** `text/csv; charset=utf-8` */
  contentType: string;
  bytes: Uint8Array;
}

interface FileOptions<E extends FileEndpoint, C extends Callers, Read> {
  name: string;
  maxBytes: number;
  contentTypes: string[];
  /** Reads the file before the transaction begins. */
  read(ctx: ReadCtx<C[E['who']]>, input: Pick<HandlerInput<E>, 'query'>, file: SentFile): Promise<Read>;
}

type FileEndpoint = Endpoint & { who: KnownCaller };

/**
 * Adds an endpoint whose body is a file as it is. A caller without permission, an invalid query and a file that says it is too
 * long are refused before it is read.
 */
export function mountFile<E extends FileEndpoint, C extends Callers, Read>(
  app: ApiApp<CallerAccess<C>>,
  endpoint: E,
  { maxBytes, contentTypes, read, ...options }: FileOptions<E, C, Read>,
  handler: (ctx: ChangeCtx<C[E['who']]>, input: Pick<HandlerInput<E>, 'query'> & { read: Read }) => Promise<unknown>,
): void {
  const callers = new WeakMap<FastifyRequest, ReadCtx<C[E['who']]>>();
  const parseQuery = (request: FastifyRequest) =>
    (endpoint.query && parseInput(endpoint.query, request.query)) as HandlerInput<E>['query'];
  app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addHook('onRequest', async (request, reply) => {
      callers.set(
        request,
        await app.access.beforeBody(request, reply, toWriteOptions(endpoint, endpoint.who, options)),
      );
    });
    const parser = { parseAs: 'buffer', bodyLimit: maxBytes } as const;
    files.addContentTypeParser(contentTypes, parser, async (request: FastifyRequest, bytes: Buffer) => {
      const ctx = callers.get(request);
      if (ctx === undefined) throw new AppError('INTERNAL');
      const contentType = request.headers['content-type'] ?? '';
      return { read: await read(ctx, { query: parseQuery(request) }, { contentType, bytes }) };
    });
    addRoute(files as unknown as ApiApp<CallerAccess<C>>, endpoint, options, (ctx, input) => {
      const { query, body } = input as { query: HandlerInput<E>['query']; body?: { read: Read } };
      if (body === undefined) throw new AppError('INVALID_INPUT', { message: '올릴 파일이 없습니다.' });
      return handler(ctx as never, { query, read: body.read });
    });
  });
}
