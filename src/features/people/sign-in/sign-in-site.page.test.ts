import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/html.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

describe('the provider among the pages', () => {
  it.each(['/auth/v1', '/auth/v1/', '/auth/v1/nothing', '/auth/v1/nothing/deep', '/auth/v1/token'])(
    '%s is answered by the provider, not by a page',
    async (url) => {
      const answer = await site.get(url);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.json()).toMatchObject({ code: answer.statusCode, msg: expect.any(String) });
      expect(answer.statusCode).toBe(url === '/auth/v1/token' ? 405 : 404);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('has parsers and errors of its own', async () => {
    const headers = { authorization: 'Bearer x', 'content-type': 'text/plain' };
    const answer = await site.app.inject({ method: 'POST', url: '/api/profiles/upsert', headers, payload: 'x' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', statusCode: 415 });
  });

  it('has the headers of every answer', async () => {
    const answer = await site.get('/auth/v1/health');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
      'strict-transport-security': expect.any(String),
    });
  });

  it('is no part of the API’s document', async () => {
    const document = (await site.get('/api/openapi.json')).json();
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/auth'))).toEqual([]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(50);
  });

  it('accepts no nickname here', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/login/nickname' });
    expect(answer.statusCode).toBe(405);
  });
});

describe('a sign-in that is refused', () => {
  const remoteAddress = '203.0.113.201';
  const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    site.app.inject({ url: `/auth/v1${path}`, headers, remoteAddress });

  it('is a page in words for a browser, with the time to come again, and JSON for a program', async () => {
    for (let taken = 0; taken < 300; taken += 1) await open('/authorize?provider=none');
    for (const path of ['/authorize?provider=discord', '/callback?state=x']) {
      const page = await open(path, BROWSER);
      expect(page.statusCode, path).toBe(429);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': expect.stringMatching(/^[1-9]\d{0,2}$/),
        'x-sb-error-code': 'over_request_rate_limit',
        'referrer-policy': expect.any(String),
      });
      const { title, text } = shownIn(page.body);
      expect(title).toBe('로그인을 너무 자주 시도했습니다 · 바람나루');
      expect(text).toContain('5분쯤 뒤에 다시 로그인해 주세요.');
      expect(page.body).not.toMatch(/over_request|<script/);
      expect((await open(path)).json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
    }
  });

  it('stays JSON at the addresses that only programs call', async () => {
    expect((await open('/user', BROWSER)).headers['content-type']).toContain('application/json');
  });
});

function shownIn(html: string): { title: string | undefined; text: string } {
  return { title: /<title>([^<]*)/.exec(html)?.[1], text: textOf(html) };
}
