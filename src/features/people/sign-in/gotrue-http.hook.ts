import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.schema.ts';
import { isDiskFull, toUnavailable } from '#platform/database/database-errors.ts';
import { createDiskFullLog } from '#platform/http/disk-full-log.ts';
import { isAppError } from '#shared/errors.ts';
import { isLoopbackHost } from '#shared/loopback.ts';
import { GoTrueError, invalid, OAuthError } from './gotrue-error.ts';

/** The protocol version from which errors are `{code, message}`; clients read `code` only if the version is echoed. */
const NEW_ERRORS = '2024-01-01';
const VERSION_HEADER = 'x-supabase-api-version';
const logDiskFull = createDiskFullLog();
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The site's origin. While none is configured, the names of this machine stand for each other, at any port: a foreign
 * name may lead here too, and must not become an address that codes are sent to.
 */
export function getSiteUrl(
  { publicSiteUrl, isPublicSiteUrlGiven }: Pick<Config, 'publicSiteUrl' | 'isPublicSiteUrlGiven'>,
  { headers }: FastifyRequest,
): string {
  const called = `http://${headers.host ?? ''}`;
  if (isPublicSiteUrlGiven || !URL.canParse(called)) return publicSiteUrl;
  const { hostname, origin } = new URL(called);
  return isLoopbackHost(hostname) && isLoopbackHost(new URL(publicSiteUrl).hostname) ? origin : publicSiteUrl;
}

export function parseQuery({ url }: FastifyRequest): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
}

/** Ignores the content type: browsers and upstreams send only forms to these routes. */
export function parseForm({ body }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}

/**
 * Parses the body as JSON or as a form; an empty body has no fields.
 * @throws {GoTrueError} bad_json
 */
export function parseFields(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const text = typeof request.body === 'string' ? request.body : '';
  if (text.trim() === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(parseForm(request));
  }
  const value = parseJson(text);
  if (!isObject(value)) throw new GoTrueError(400, 'bad_json', 'Could not parse request body as JSON: not an object');
  return value;
}

export function textField(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name] ?? '';
  if (typeof value !== 'string')
    throw new GoTrueError(400, 'bad_json', `Could not parse request body: ${name} is no text`);
  return value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GoTrueError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

export function sendJson(reply: FastifyReply, value: unknown): FastifyReply {
  return reply.type(JSON_TYPE).send(JSON.stringify(value));
}

/** Unexpected errors reveal nothing of their cause. */
export function toGoTrueError(error: unknown): GoTrueError {
  if (error instanceof GoTrueError) return error;
  const known = isAppError(error) ? error : toUnavailable(error);
  if (known?.code === 'RATE_LIMITED') {
    return new GoTrueError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  if (known?.code === 'INVALID_INPUT') return new GoTrueError(400, 'bad_json', 'Could not read request body');
  if (known?.code === 'UNAVAILABLE') {
    return new GoTrueError(503, 'unexpected_failure', 'Service temporarily unavailable', error);
  }
  if (known?.code === 'UNSUPPORTED_MEDIA_TYPE') {
    return new GoTrueError(415, 'bad_json', 'Request body must be uncompressed UTF-8');
  }
  switch (statusOf(error)) {
    case 413:
      return invalid('Request body is too large', 413);
    case 400:
    case 415:
      return new GoTrueError(400, 'bad_json', 'Could not read request body');
    default:
      return new GoTrueError(
        500,
        'unexpected_failure',
        'Unexpected failure, please check server logs for more information',
        error,
      );
  }
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || isAppError(error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Sets the headers of an error answer and logs unexpected errors. */
export function setErrorHeaders(error: unknown, { headers, log }: FastifyRequest, reply: FastifyReply): void {
  if (wantsNewErrors(headers[VERSION_HEADER])) reply.header(VERSION_HEADER, NEW_ERRORS);
  if (error instanceof OAuthError) return;
  const { status, code } = toGoTrueError(error);
  if (isDiskFull(error)) logDiskFull(log);
  if (status === 500) log.error({ err: error }, 'sign-in failed');
  reply.header('x-sb-error-code', code);
}

export function sendGoTrueError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof OAuthError) {
    return sendJson(reply.code(400), { error: error.error, error_description: error.message });
  }
  const { status, code, message } = toGoTrueError(error);
  const isNew = wantsNewErrors(request.headers[VERSION_HEADER]);
  return sendJson(reply.code(status), isNew ? { code, message } : { code: status, error_code: code, msg: message });
}

function wantsNewErrors(version: string | string[] | undefined): boolean {
  if (typeof version !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(version)) return false;
  const at = new Date(`${version}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(version) && version >= NEW_ERRORS;
}
