import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull, toUnavailable } from '#platform/database/database-errors.ts';
import { AppError, type ErrorBody, type ErrorCode, isAppError } from '#shared/errors.ts';
import { readUtf8Bodies } from './body-text.ts';
import { createDiskFullLog } from './disk-full-log.ts';
import { installRetryAfter, refuseWhileClosing } from './retry-after.hook.ts';
import { installUnknownPaths, type UnknownPathOptions } from './unknown-path.ts';

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'LOGIN_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/** Turns every failure into the error body (contract §1). Call it before the routes: it collects their methods. */
export function installErrorHandling(app: FastifyInstance, options: UnknownPathOptions = {}): void {
  // Fastify parses text bodies by default; here a body is JSON or refused.
  app.removeContentTypeParser('text/plain');
  readUtf8Bodies(app);
  const logDiskFull = createDiskFullLog();
  app.setErrorHandler((error, request, reply) => {
    const known = isAppError(error) ? error : (toUnavailable(error) ?? toAppError(error));
    if (isDiskFull(known)) logDiskFull(request.log);
    if (known.code !== 'INTERNAL') return sendError(reply, known);
    request.log.error({ err: error }, 'request failed');
    // The response contains the request id, so that a report can be matched with the log.
    return sendError(reply, new AppError('INTERNAL', { cause: error, data: { requestId: request.id } }));
  });
  installRetryAfter(app);
  refuseWhileClosing(app);
  installUnknownPaths(app, options);
}

export function onFrameworkError(error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  // Fastify runs no hooks for these errors.
  reply.headers(reply.server.securityHeaders?.always ?? {});
  sendError(reply, toAppError(error));
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  setRetryAfter(reply, error);
  if (error.code === 'METHOD_NOT_ALLOWED' && typeof error.data?.allow === 'string') {
    reply.header('allow', error.data.allow);
  }
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .header('x-request-id', reply.request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error)));
}

export function errorBody(error: AppError): ErrorBody {
  const body: ErrorBody = {
    statusCode: error.statusCode,
    statusMessage: error.message,
    message: error.message,
    code: error.code,
  };
  return error.data === undefined ? body : { ...body, data: error.data };
}

export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  if (error instanceof Error && isAppError(error.cause)) return error.cause;
  const status = statusOf(error);
  if (status === undefined || status < 400 || (status >= 500 && status !== 503)) {
    return new AppError('INTERNAL', { cause: error });
  }
  return new AppError(CODE_OF_STATUS[status] ?? 'INVALID_INPUT', { cause: error });
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** Sets `Retry-After` from the error, if it says when; `installRetryAfter` sets all others. */
export function setRetryAfter(reply: FastifyReply, { data }: AppError): void {
  const seconds = data?.retryAfterSeconds;
  if (typeof seconds === 'number') reply.header('retry-after', String(Math.max(1, Math.ceil(seconds))));
}
