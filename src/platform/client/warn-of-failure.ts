import { ApiError } from './api-error.ts';

/** Logs the failure of a request for somebody's own data. A session that has ended is none: the page notices it by itself. */
export function warnOfFailure(text: string, error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) console.warn(text, error);
}
