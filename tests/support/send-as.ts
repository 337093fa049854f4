import type { FastifyInstance } from 'fastify';
import type { SignedIn } from './sign-in-as.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** `null`: nobody, from a page of the site itself. */
export type By = Pick<SignedIn, 'headers'> | null;

interface Site {
  readonly app: FastifyInstance;
}

export const injectTo = (site: Site) => (method: Method, url: string, by: By, payload?: unknown) =>
  site.app.inject({
    method,
    url,
    headers: by?.headers ?? { 'sec-fetch-site': 'same-origin' },
    ...(payload !== undefined && { payload: payload as object }),
  });

/** Paths are those behind `base`. */
export function sendTo(site: Site, base = '') {
  const inject = injectTo(site);
  return async (by: By, method: Method, path: string, payload?: object) => {
    const answer = await inject(method, base + path, by, payload);
    const body = answer.json();
    return { status: answer.statusCode, body, reason: body?.data?.reason, link: answer.headers.link };
  };
}
