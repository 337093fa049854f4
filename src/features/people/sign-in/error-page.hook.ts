import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageError } from '#shared/page.ts';
import { isNavigatedPath } from './cross-site.rules.ts';
import { OAuthError } from './gotrue-error.ts';
import { toGoTrueError } from './gotrue-http.hook.ts';
import { failureText } from './sign-in-failure.labels.ts';

/** Sends a small document without scripts, at the status of the error. */
export type SendBarePage = (reply: FastifyReply, error: PageError) => Promise<FastifyReply>;

/** Whether a browser shows the answer to a person, who cannot read the protocol's JSON. */
export function isReadByPerson({ url, headers }: FastifyRequest): boolean {
  return isNavigatedPath(url) && (headers.accept ?? '').includes('text/html');
}

/** Returns the page error of a refused sign-in, with the same texts as the page that sign-ins return to. */
export function toPageError(error: unknown): PageError {
  const status = error instanceof OAuthError ? 400 : toGoTrueError(error).status;
  const failure = error instanceof OAuthError ? error.error : toGoTrueError(error).code;
  const { text, hint } = failureText({ error: failure, code: failure });
  return { status, statusMessage: text.replace(/\.$/, ''), message: hint };
}
