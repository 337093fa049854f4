import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#features/people/access/access.hook.ts';
import { mayHaveAds } from '#features/shell/ads/ad-page.rules.ts';
import { NO_SETTINGS, type ShownSettings } from '#features/shell/shell.services.ts';
import { PRIVATE } from '#platform/answers/answer.ts';
import { type CachedPage, type PageCache, type ProducedPage, toCachedPage } from '#platform/answers/page-cache.ts';
import { JSON_TYPE, type ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import { setRetryAfter } from '#platform/http/errors.ts';
import { canonicalPath, hasDotSegment } from '#platform/pages/canonical-path.ts';
import { type AppError, type ErrorBody, isAppError } from '#shared/errors.ts';
import { type PageError, pageNotFound } from '#shared/page.ts';
import type { RenderedPage } from './document-renderer.tsx';
import type { PageServices } from './page-definition.ts';
import type { MatchedPage } from './page-matcher.ts';
import type { PageQueue } from './page-queue.ts';
import type { Renderer } from './render.tsx';

export const HTML_TYPE = 'text/html; charset=utf-8';
const PAYLOAD_SUFFIX = '/_payload.json';
/**
 * Browsers revalidate each time (304 is cheap). A CDN shares one answer among concurrent requests, for a second: it must
 * not outlast an edit, a hiding or a switch of the operators.
 */
const PAGE_CACHING = 'public, max-age=0, s-maxage=1, must-revalidate';
const OPERATOR_PATH = '/operator';
/** Paths that begin with two slashes, or with what browsers read as such, would lead to another site. */
const OWN_PATH = /^\/(?![/\\])/;
const UNEXPECTED: PageError = { status: 500, message: '' };
const SIGNED_OUT: PageError = {
  status: 401,
  statusMessage: '로그인이 필요합니다',
  message: '로그인 후 이용해 주세요.',
};
const LEVEL_TOO_LOW: PageError = {
  status: 403,
  statusMessage: '볼 수 없는 페이지입니다',
  message: '더 높은 등급의 운영자만 볼 수 있습니다.',
};

export interface PageDeps {
  renderer(): Renderer | Promise<Renderer>;
  services(): PageServices;
  operatorOf: Access['operatorOf'];
  queue: PageQueue;
  /** Null in development: nothing is cached. */
  cache: PageCache | null;
}

type ErrorPageDeps = Pick<PageDeps, 'renderer' | 'services' | 'queue'>;

export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  app.get('/*', (request, reply) =>
    servePath(request.isDuringMaintenance ? duringMaintenance(deps) : deps, request, reply),
  );
}

async function servePath(deps: PageDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { pathname, query } = splitUrl(request.url);
  const renderer = await deps.renderer();
  const isPayload = pathname.endsWith(PAYLOAD_SUFFIX);
  const path = withoutTrailingSlash(isPayload ? pathname.slice(0, -PAYLOAD_SUFFIX.length) : pathname);
  if (hasDotSegment(path)) return isPayload ? sendPayloadError(reply, path) : sendErrorPage(deps, request, reply, path);
  const match = renderer.match(canonicalPath(path), query);
  request.pagePattern = countedPattern(match?.pattern, isPayload);
  if ((match && match.operatorLevel !== null) || isOperatorPath(canonicalPath(path))) {
    return serveOperators(deps, request, reply, { match, path, isPayload });
  }
  if (!match) return isPayload ? sendPayloadError(reply, path) : sendErrorPage(deps, request, reply, path);
  request.pageView = { pattern: match.pattern, isPayload };
  const address = addressWithoutServer(renderer, { path, query, isPayload });
  if (address) return reply.header('cache-control', 'no-store').redirect(address, 302);
  try {
    allowAds(reply, path);
    return sendPage(request, reply, await getPage(deps, request, reply, { match, isPayload }));
  } catch (error) {
    reply.removeHeader('content-security-policy');
    if (isPayload) throw error;
    if (!isAppError(error)) request.log.error({ err: error }, 'a page could not be rendered');
    else if (error.code === 'UNAVAILABLE') return sendBusyPage(reply, renderer, error);
    const shown = isAppError(error) ? { status: error.statusCode, message: error.message } : UNEXPECTED;
    return sendErrorPage(deps, request, reply, path, shown);
  }
}

/** Finds the pattern of the page that a path leads to; undefined: there is none, or it is one of operators. */
export async function findPublicPattern(
  { renderer }: Pick<PageDeps, 'renderer'>,
  path: string,
): Promise<string | undefined> {
  const bare = withoutTrailingSlash(path);
  if (!OWN_PATH.test(bare) || hasDotSegment(bare)) return undefined;
  const match = (await renderer()).match(canonicalPath(bare), new URLSearchParams());
  return match?.operatorLevel === null ? match.pattern : undefined;
}

/** Operators who look around get pages of their own, with a strip that nobody else may see. */
function duringMaintenance(site: PageDeps): PageDeps {
  return {
    ...site,
    cache: null,
    services() {
      const services = site.services();
      return { ...services, shell: { ...services.shell, isDuringMaintenance: true } };
    },
  };
}

/**
 * Returns the address without an unknown game server; undefined when it has none. The browser reads its own address,
 * which must name the server that the page uses.
 */
function addressWithoutServer(
  renderer: Renderer,
  { path, query, isPayload }: { path: string; query: URLSearchParams; isPayload: boolean },
): string | undefined {
  const known = renderer.knownQuery(query);
  if (isPayload || known === query || !OWN_PATH.test(path)) return undefined;
  return known.size > 0 ? `${path}?${known}` : path;
}

/** The ad policy exists only with `AD_DIRECT`. */
function allowAds(reply: FastifyReply, path: string): void {
  const policy = reply.server.securityHeaders?.adPolicy;
  if (policy !== undefined && mayHaveAds(path)) reply.header('content-security-policy', policy);
}

async function getPage(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { match, isPayload }: { match: MatchedPage; isPayload: boolean },
): Promise<SentPage> {
  const { cache, queue } = deps;
  const renderer = await deps.renderer();
  const key = isPayload ? `data ${match.dataKey}` : `page ${match.key}`;
  const produce = () => (isPayload ? producePayload(deps, renderer, match) : producePage(deps, renderer, match));
  const isOwn = request.isDuringMaintenance === true;
  const enqueue = queue.forRequest(request, reply, isOwn ? `own ${request.id}` : key);
  const page = await (cache === null || !match.isCached
    ? enqueue(() => produce().then(toCachedPage), { isCached: false, isWaitedFor: true })
    : cache.get(key, match.tags, produce, enqueue));
  return { page, caching: match.isCached && !isOwn ? PAGE_CACHING : PRIVATE, bodyNow: bodyIn(cache, key) };
}

/** Thousands of addresses have such a closure, so it must not retain the request. */
function bodyIn(cache: PageCache | null, key: string): () => ResponseBody | undefined {
  return () => cache?.peek(key)?.body;
}

interface OperatorTarget {
  match: MatchedPage | undefined;
  path: string;
  isPayload: boolean;
}

/**
 * Operators get the page, rendered for them and never cached. Everybody else gets the answer to an unknown path, and
 * signed-out visitors the same document for every such path: there the guard redirects to the login (contract §21).
 */
async function serveOperators(
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { match, path, isPayload }: OperatorTarget,
): Promise<FastifyReply> {
  const sendError = (error?: PageError, shownPath = path) =>
    isPayload ? sendPayloadError(reply, path, error) : sendErrorPage(deps, request, reply, shownPath, error);
  try {
    const operator = await deps.operatorOf(request);
    if (operator === 'signed-out') return isPayload ? sendError() : sendError(SIGNED_OUT, OPERATOR_PATH);
    const needs = match?.operatorLevel ?? null;
    if (operator === 'none' || !match || needs === null) return sendError();
    if (operator.level > needs) return sendError({ ...LEVEL_TOO_LOW, data: { needs } });
    const renderer = await deps.renderer();
    const own = { ...deps, services: () => ({ ...deps.services(), operator }) };
    const page = await deps.queue.run(request, reply, `own ${request.id}`, () =>
      isPayload ? producePayload(own, renderer, match) : producePage(own, renderer, match),
    );
    return reply.code(page.status).header('cache-control', PRIVATE).type(page.contentType).send(page.body);
  } catch (error) {
    if (isAppError(error)) return sendError({ status: error.statusCode, message: error.message });
    request.log.error({ err: error }, 'a page could not be rendered');
    return sendError(UNEXPECTED);
  }
}

function isOperatorPath(path: string): boolean {
  return path === OPERATOR_PATH || path.startsWith(`${OPERATOR_PATH}/`);
}

async function producePage(deps: PageDeps, renderer: Renderer, match: MatchedPage): Promise<ProducedPage> {
  return asHtml(await renderer.renderPage(match, deps.services(), () => deps.queue.nextTurn()));
}

async function producePayload(deps: PageDeps, renderer: Renderer, match: MatchedPage): Promise<ProducedPage> {
  return { ...(await renderer.renderPayload(match, deps.services())), contentType: JSON_TYPE };
}

/** Rendered for each address, and therefore queued as well. */
export async function sendErrorPage(
  deps: ErrorPageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  error?: PageError,
): Promise<FastifyReply> {
  const renderer = await deps.renderer();
  try {
    const page = await deps.queue.run(request, reply, `error ${request.id}`, async () => {
      await deps.queue.nextTurn();
      return asHtml(renderer.renderError(path, readShell(deps), error));
    });
    return reply.code(page.status).header('cache-control', 'no-store').type(page.contentType).send(page.body);
  } catch (rejection) {
    if (!isAppError(rejection)) throw rejection;
    return sendBusyPage(reply, renderer, rejection);
  }
}

/** The error page must be shown even when the services cannot be read. */
function readShell({ services }: ErrorPageDeps): ShownSettings {
  try {
    return services().shell;
  } catch {
    return NO_SETTINGS;
  }
}

/** Costs nothing, because the page is the same for all addresses. */
function sendBusyPage(reply: FastifyReply, renderer: Renderer, error: AppError): FastifyReply {
  setRetryAfter(reply, error);
  return reply.code(503).header('cache-control', 'no-store').type(HTML_TYPE).send(renderer.busyPage);
}

/** Cheap to render, so that it can also answer visitors who exceed their rate limit. */
export async function sendBarePage(
  { renderer }: Pick<PageDeps, 'renderer'>,
  reply: FastifyReply,
  error: PageError,
): Promise<FastifyReply> {
  const html = (await renderer()).barePage(error);
  return reply.code(error.status).header('cache-control', 'no-store').type(HTML_TYPE).send(html);
}

function sendPayloadError(reply: FastifyReply, path: string, error?: PageError): FastifyReply {
  if (error) return reply.code(error.status).header('cache-control', 'no-store').send(error);
  const body: ErrorBody & PageError = {
    status: 404,
    statusCode: 404,
    statusMessage: 'Page Not Found',
    message: pageNotFound(path).message,
    code: 'NOT_FOUND',
  };
  return reply.code(404).header('cache-control', 'no-store').send(body);
}

interface SentPage {
  page: CachedPage;
  caching: string;
  bodyNow(): ResponseBody | undefined;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { page, caching, bodyNow }: SentPage): FastifyReply {
  // During maintenance the hook has set the status already.
  if (reply.statusCode === 200) reply.code(page.status);
  sendBody(request, reply, page.body, reply.statusCode === 200 ? caching : 'no-store', bodyNow);
  return reply;
}

function asHtml(page: RenderedPage): ProducedPage {
  return { ...page, contentType: HTML_TYPE };
}

function splitUrl(url: string): { pathname: string; query: URLSearchParams } {
  const at = url.indexOf('?');
  return at < 0
    ? { pathname: url, query: new URLSearchParams() }
    : { pathname: url.slice(0, at), query: new URLSearchParams(url.slice(at + 1)) };
}

function countedPattern(pattern: string | undefined, isPayload: boolean): string | undefined {
  if (pattern === undefined || !isPayload) return pattern;
  return pattern === '/' ? PAYLOAD_SUFFIX : pattern + PAYLOAD_SUFFIX;
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
