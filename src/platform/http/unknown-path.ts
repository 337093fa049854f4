import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PATH, isApiPath } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';

export interface UnknownPathOptions {
  /** Answers a path that no page has; without it every unknown path gets the error body. */
  pageNotFound?: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

interface KnownPath {
  pattern: RegExp;
  methods: Set<string>;
}

/** Paths whose errors are read by programs, never by people. */
const BUILDS_PATH = /^\/builds(?:[/?]|$)/;

const READS = ['GET', 'HEAD'];

export function isProgramPath(url: string): boolean {
  return isApiPath(url) || BUILDS_PATH.test(url);
}

/** Answers what no route takes: 405 with `Allow` where the path is known under other methods, else 404. */
export function installUnknownPaths(app: FastifyInstance, options: UnknownPathOptions): void {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', (route) => {
    if (route.url === '*' || route.url.endsWith('/*')) return;
    const entry = known.get(route.url) ?? { pattern: patternOf(route.url), methods: new Set() };
    for (const method of [route.method].flat()) entry.methods.add(method);
    known.set(route.url, entry);
  });

  const refuse = (request: FastifyRequest): AppError => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...known.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((entry) => [...entry.methods]);
    // Pages know no other methods, and whether there is one at this path does not matter then.
    if (methods.length === 0 && !isProgramPath(path) && !READS.includes(request.method)) methods.push(...READS);
    return methods.length > 0 && !methods.includes(request.method)
      ? new AppError('METHOD_NOT_ALLOWED', { data: { allow: [...new Set(methods)].sort().join(', ') } })
      : new AppError('NOT_FOUND', { message: '그런 주소가 없습니다.' });
  };

  // A page's catch-all must not swallow what programs ask for.
  for (const url of [API_PATH, `${API_PATH}/*`, '/builds', '/builds/*']) {
    // Refused before the body is read: what the body is does not matter then.
    const onRequest = (request: FastifyRequest, _reply: FastifyReply, done: (error: Error) => void) =>
      done(refuse(request));
    app.all(url, { schema: { hide: true }, onRequest }, () => undefined);
  }
  app.setNotFoundHandler((request, reply) => {
    const error = refuse(request);
    if (options.pageNotFound && error.code === 'NOT_FOUND' && !isProgramPath(request.url)) {
      return options.pageNotFound(request, reply);
    }
    throw error;
  });
}

function patternOf(url: string): RegExp {
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
