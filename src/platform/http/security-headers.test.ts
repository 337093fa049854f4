import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type SecurityHeadersConfig, securityHeaders } from './security-headers.ts';

const plain: SecurityHeadersConfig = {
  publicSiteUrl: 'http://127.0.0.1:3000',
  assetBaseUrl: undefined,
  authUrl: undefined,
  fontStylesheetUrl: undefined,
  adManager: false,
  adNetworkHosts: ['*.ads.example'],
  adNetworkScriptUrl: 'https://ads.example/gpt.js',
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

  it('opens for what is configured, by host alone', () => {
    const policy = contentSecurityPolicy({
      ...plain,
      adManager: true,
      assetBaseUrl: 'https://assets.example/pictures/v1',
      fontStylesheetUrl: 'https://fonts.example/pretendard.css?x=1',
      authUrl: 'https://auth.example/project',
    });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://ads.example *.ads.example");
    expect(directive(policy, 'img-src')).toContain(' https://assets.example');
    expect(directive(policy, 'style-src')).toContain(' https://fonts.example');
    expect(directive(policy, 'font-src')).toContain(' https://fonts.example');
    expect(directive(policy, 'connect-src')).toContain(' https://auth.example');
    expect(policy).not.toContain('/pictures');
  });
});

describe('strict transport security', () => {
  it('is promised over https alone', () => {
    expect(securityHeaders({ ...plain, publicSiteUrl: 'https://site.example' })).toHaveProperty(
      'strict-transport-security',
    );
    expect(securityHeaders({ ...plain, publicSiteUrl: 'http://site.example' })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});
