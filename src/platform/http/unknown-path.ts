import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOR_ANY_ORIGIN } from '#platform/answers/response-body.ts';
import { API_PATH, isApiPath } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';

export interface UnknownPathOptions {
  pageNotFound?: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

interface KnownPath {
  pattern: RegExp;
  methods: Set<string>;
}

/** Paths besides the API that answer programs with JSON, also when nothing is found. */
const PROGRAM_PATH = /^\/(?:builds|__(?:nuxt_)?island)(?:[/?]|$)/;

/** Paths that pages of any origin may read, including the answer that nothing is there. */
const ISLAND_PATH = /^\/__(?:nuxt_)?island(?:[/?]|$)/;

const READS = ['GET', 'HEAD'];

export function isProgramPath(url: string): boolean {
  return isApiPath(url) || PROGRAM_PATH.test(url);
}

export function installUnknownPaths(app: FastifyInstance, options: UnknownPathOptions): void {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', (route) => {
    if (route.url === '*' || route.url.endsWith('/*')) return;
    const entry = known.get(route.url) ?? { pattern: toPathPattern(route.url), methods: new Set() };
    for (const method of [route.method].flat()) entry.methods.add(method);
    known.set(route.url, entry);
  });

  const refuse = (request: FastifyRequest): AppError => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((entry) => [...entry.methods]);
    // Pages allow reads only, whether or not there is one at this path.
    if (methods.length === 0 && !isProgramPath(path) && !READS.includes(request.method)) methods.push(...READS);
    return methods.length > 0 && !methods.includes(request.method)
      ? new AppError('METHOD_NOT_ALLOWED', { data: { allow: [...new Set(methods)].sort().join(', ') } })
      : new AppError('NOT_FOUND', { message: '주소를 찾을 수 없습니다.' });
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (ISLAND_PATH.test(request.url)) reply.headers(FOR_ANY_ORIGIN);
    done();
  });
  // The catch-all of the pages must not answer API paths.
  for (const path of [API_PATH, '/builds', '/__nuxt_island', '/__island']) {
    // Refuses before the body is read, so that the body's type does not matter.
    const onRequest = (request: FastifyRequest, _reply: FastifyReply, done: (error: Error) => void) =>
      done(refuse(request));
    for (const url of [path, `${path}/*`]) app.all(url, { schema: { hide: true }, onRequest }, () => undefined);
  }
  app.setNotFoundHandler((request, reply) => {
    const error = refuse(request);
    if (options.pageNotFound && error.code === 'NOT_FOUND' && !isProgramPath(request.url)) {
      return options.pageNotFound(request, reply);
    }
    throw error;
  });
}

function toPathPattern(url: string): RegExp {
  const source = url
    .replace(/\/$/, '')
    .split('/')
    .map((segment) => (segment.includes(':') ? '[^/]+' : literal(segment)))
    .join('/');
  return new RegExp(`^${source}/?$`);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
