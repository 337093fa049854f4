import { beforeAll, describe, expect, it } from 'vitest';
import { type SiteApp, sharedSiteApp } from '#tests/support/site-app.ts';

let site: SiteApp;

beforeAll(async () => {
  site = await sharedSiteApp();
});

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
    expect(
      Object.keys(document.paths).filter((path) => !path.startsWith('/api') && !path.startsWith('/builds')),
    ).toEqual([]);
  });

  it('accepts no nickname here', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/login/nickname' });
    expect(answer.statusCode).toBe(405);
  });
});
