import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.schema.ts';
import { isFromThisSite, isRead } from '#platform/session/same-site.ts';
import { isApiPath } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { addressKey, type RateLimit, takeFrom } from './rate-limit.ts';
import type { WritesAtWork } from './writes-at-work.ts';

export type SiteAddress = Pick<Config, 'publicSiteUrl' | 'isPublicSiteUrlGiven'>;

export interface WriteGuardOptions extends SiteAddress {
  limit: RateLimit;
  writes?: WritesAtWork;
}

export function guardWrites(options: WriteGuardOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isApiWrite(request) || isByCollector(request)) return;
    // The origin is checked before the points, so that a page elsewhere cannot use up those of its visitors.
    if (!isFromThisSite(request.method, request.headers, originOf(options, request))) {
      throw new AppError('FORBIDDEN', { message: '다른 사이트에서 보낸 요청은 받지 않습니다.' });
    }
    await takeFrom(options.limit, addressKey(request.ip), reply);
    options.writes?.add(reply.raw);
  };
}

/**
 * Whether the endpoint is for collectors. Browsers never send their key, so no page elsewhere can misuse it; it has a
 * limit of its own.
 */
function isByCollector({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.endpoint?.who === 'collector';
}

/**
 * Whether the request is a write to the API, by the route that will answer: `/%61pi/…` leads to the same one as
 * `/api/…`.
 */
export function isApiWrite({ method, routeOptions, url }: FastifyRequest): boolean {
  return !isRead(method) && isApiPath(routeOptions.url ?? url);
}

export function originOf({ publicSiteUrl, isPublicSiteUrlGiven }: SiteAddress, { headers }: FastifyRequest): string {
  return isPublicSiteUrlGiven ? publicSiteUrl : `http://${headers.host ?? ''}`;
}
