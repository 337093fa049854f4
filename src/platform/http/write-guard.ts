import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.schema.ts';
import { isFromThisSite, isRead } from '#platform/session/same-site.ts';
import { isApiPath } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { addressKey, type RateLimit, takeFrom } from './rate-limit.ts';

export type SiteAddress = Pick<Config, 'publicSiteUrl' | 'isPublicSiteUrlGiven'>;

export interface WriteGuardOptions extends SiteAddress {
  limit: RateLimit;
}

export function guardWrites(options: WriteGuardOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    endAfterwards(request, reply);
    if (!isApiWrite(request)) return;
    await takeFrom(options.limit, addressKey(request.ip), reply);
    if (!isFromThisSite(request.method, request.headers, originOf(options, request))) {
      throw new AppError('FORBIDDEN', { message: '다른 사이트에서 보낸 요청은 받지 않습니다.' });
    }
  };
}

/** The server does not close a connection that requested an upgrade, so it is closed here; only reads are upgraded. */
function endAfterwards({ method, headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (headers.upgrade === undefined || isRead(method)) return;
  reply.raw.once('finish', () => raw.socket.destroySoon());
}

/** By the route that will answer: `/%61pi/…` leads to the same one as `/api/…`. */
export function isApiWrite({ method, routeOptions, url }: FastifyRequest): boolean {
  return !isRead(method) && isApiPath(routeOptions.url ?? url);
}

export function originOf({ publicSiteUrl, isPublicSiteUrlGiven }: SiteAddress, { headers }: FastifyRequest): string {
  return isPublicSiteUrlGiven ? publicSiteUrl : `http://${headers.host ?? ''}`;
}
