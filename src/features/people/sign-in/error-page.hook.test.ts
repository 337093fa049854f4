import { expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { toPageError } from './error-page.hook.ts';
import { GoTrueError, OAuthError } from './gotrue-error.ts';

it.each([
  [new AppError('RATE_LIMITED'), 429, '로그인을 너무 자주 시도했습니다', '5분쯤 뒤에 다시 로그인해 주세요.'],
  [new AppError('UNAVAILABLE'), 503, '로그인 서버에서 문제가 생겼습니다', '잠시 뒤에 다시 로그인해 주세요.'],
  [new Error('boom'), 500, '로그인 서버에서 문제가 생겼습니다', '잠시 뒤에 다시 로그인해 주세요.'],
  [new GoTrueError(400, 'validation_failed', 'x'), 400, '로그인하지 못했습니다', '처음부터 다시 로그인해 주세요.'],
  [new OAuthError('access_denied', 'x'), 400, '로그인을 취소했습니다', '정보 제공에 동의해야 로그인할 수 있습니다.'],
])('%s is told in the words of the sign-in, with its status', (error, status, statusMessage, message) => {
  expect(toPageError(error)).toEqual({ status, statusMessage, message });
});
