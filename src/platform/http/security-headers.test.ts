import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import {
  contentSecurityPolicy,
  installSecurityHeaders,
  type SecurityHeadersConfig,
  securityHeaders,
  securityHeadersFor,
} from './security-headers.ts';

const plain: SecurityHeadersConfig = {
  publicSiteUrl: 'http://127.0.0.1:3000',
  assetBaseUrl: undefined,
  authUrl: undefined,
  fontStylesheetUrl: undefined,
  fontHosts: [],
  adManager: false,
  adProvider: 'house',
  adDirect: false,
  adNetworkHosts: ['*.ads.example'],
  adNetworkScriptUrl: 'https://ads.example/tag.js',
};

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('the content security policy', () => {
  it('allows no inline script, no plug-in and no foreign frame', () => {
    const policy = contentSecurityPolicy(plain);
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'object-src')).toBe("object-src 'none'");
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('allows configured services, by host only', () => {
    const policy = contentSecurityPolicy({
      ...plain,
      assetBaseUrl: 'https://assets.example/pictures/v1',
      fontStylesheetUrl: 'https://fonts.example/pretendard.css?x=1',
      fontHosts: ['files.example', '*.faces.example'],
      authUrl: 'https://auth.example/project',
    });
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'img-src')).toContain(' https://assets.example');
    expect(directive(policy, 'style-src')).toContain(' https://fonts.example');
    expect(directive(policy, 'font-src')).toBe("font-src 'self' https://fonts.example files.example *.faces.example");
    expect(directive(policy, 'style-src')).not.toContain('files.example');
    expect(directive(policy, 'connect-src')).toContain(' https://auth.example');
    expect(policy).not.toContain('/pictures');
  });

  it('allows an ad network no more than a frame of this site, and the hosts only with AD_DIRECT', () => {
    const network: SecurityHeadersConfig = { ...plain, adManager: true, adProvider: 'gpt' };
    const { ofDocuments, adPolicy } = securityHeaders(network);
    const policy = ofDocuments['content-security-policy'] ?? '';
    expect([adPolicy, directive(policy, 'frame-src')]).toEqual([undefined, "frame-src 'self'"]);
    expect(policy).not.toContain('ads.example');

    const direct = securityHeaders({ ...network, adDirect: true });
    expect(direct.ofDocuments).toEqual(ofDocuments);
    expect(directive(direct.adPolicy ?? '', 'script-src')).toBe("script-src 'self' https://ads.example *.ads.example");
    expect(directive(direct.adPolicy ?? '', 'frame-src')).toBe("frame-src 'self' https://ads.example *.ads.example");
  });

  it.each([
    { adManager: false, adProvider: 'gpt' },
    { adManager: true, adProvider: 'house' },
    { adManager: true, adProvider: 'stub' },
  ] as const)('allows no frame and no host without a network (%j)', (settings) => {
    const { ofDocuments, adPolicy } = securityHeaders({ ...plain, ...settings, adDirect: true });
    expect(directive(ofDocuments['content-security-policy'] ?? '', 'frame-src')).toBe("frame-src 'none'");
    expect([adPolicy, ofDocuments['content-security-policy']?.includes('ads.example')]).toEqual([undefined, false]);
  });
});

describe('the headers', () => {
  it('promise https only over https', () => {
    const always = (publicSiteUrl: string) => securityHeaders({ ...plain, publicSiteUrl }).always;
    expect(always('https://site.example')).toHaveProperty('strict-transport-security');
    expect(always('http://site.example')).not.toHaveProperty('strict-transport-security');
  });

  it('include more for documents', () => {
    const headers = securityHeaders(plain);
    expect(securityHeadersFor('text/html; charset=utf-8', headers)).toHaveProperty('referrer-policy');
    expect(securityHeadersFor('application/json', headers)).not.toHaveProperty('referrer-policy');
    expect(securityHeadersFor(undefined, headers)).toHaveProperty('content-security-policy');
  });
});

async function answerOf(body: ResponseBody, own: Record<string, string> = {}) {
  const app = Fastify();
  installSecurityHeaders(app, plain);
  app.get('/', (request, reply) => sendBody(request, reply.headers(own), body));
  app.get('/usual', (_request, reply) => reply.type('text/html').send('<p></p>'));
  const answers = await Promise.all([app.inject('/'), app.inject('/usual')]);
  await app.close();
  return answers;
}

describe('an answer', () => {
  it('has them, however it is sent', async () => {
    const [finished, usual] = await answerOf(new ResponseBody('<p></p>', { contentType: 'text/html' }));
    for (const [name, value] of Object.entries(securityHeaders(plain).ofDocuments)) {
      expect([name, finished?.headers[name]]).toEqual([name, value]);
      expect([name, usual?.headers[name]]).toEqual([name, value]);
    }
  });

  it('preserves what a hook or handler set itself', async () => {
    const [finished] = await answerOf(new ResponseBody('[]'), {
      link: '</next>; rel="next"',
      'x-content-type-options': 'own',
    });
    expect(finished?.headers).toMatchObject({
      link: '</next>; rel="next"',
      'x-content-type-options': 'own',
      'content-security-policy': expect.any(String),
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(finished?.body).toBe('[]');
  });
});
