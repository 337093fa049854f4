import { describe, expect, it } from 'vitest';
import { isWebhookAddress } from '#shared/discord-webhook.ts';
import { isPushEndpoint } from './push-endpoint.rules.ts';
import { shownAddress } from './webhook.rules.ts';

const site = {
  publicSiteUrl: 'https://naru.example',
  pushHosts: ['fcm.googleapis.com', 'push.services.mozilla.com', '*.notify.windows.com'],
};
const ownMachine = { ...site, publicSiteUrl: 'http://localhost:3000' };

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://FCM.googleapis.com/x',
  ])('takes %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, site)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://evilfcm.googleapis.com.example/x',
    'https://notfcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://127.0.0.1/x',
    'http://localhost:5432/',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/x',
    'ftp://fcm.googleapis.com/x',
    'fcm.googleapis.com',
    '',
  ])('refuses %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, site)).toBe(false);
  });

  it('accepts its own machine only for a site that is there too', () => {
    expect(isPushEndpoint('http://127.0.0.1:9000/x', ownMachine)).toBe(true);
    expect(isPushEndpoint('file://localhost/etc/passwd', ownMachine)).toBe(false);
    expect(isPushEndpoint('https://192.168.0.1/x', ownMachine)).toBe(false);
  });
});

describe('isWebhookAddress', () => {
  const base = 'https://discord.com';
  it.each(['https://discord.com/api/webhooks/123456789012345678/abcDEF-123_456789'])('takes %s', (url) => {
    expect(isWebhookAddress(url, base)).toBe(true);
  });

  it.each([
    'http://discord.com/api/webhooks/123456789/abcdefghijkl',
    'https://discord.com.evil.example/api/webhooks/123456789/abcdefghijkl',
    'https://discord.com@evil.example/api/webhooks/123456789/abcdefghijkl',
    'https://evil.example/https://discord.com/api/webhooks/123456789/abcdefghijkl',
    'https://discord.com/api/webhooks/123456789/abcdefghijkl/../../x',
    'https://discord.com/api/webhooks/123456789/abcdefghijkl?wait=true',
    'https://discord.com/api/webhooks/123456789/abcdefghijkl#x',
    'https://discord.com/api/webhooks/name/abcdefghijkl',
    'https://discord.com/api/webhooks/123456789/',
    'https://discord.com/api/webhooks/123456789/abcdefghijkl\n',
    'https://discord.com/login',
    '',
  ])('refuses %j', (url) => {
    expect(isWebhookAddress(url, base)).toBe(false);
  });

  it('is shown without its secret', () => {
    expect(shownAddress('https://discord.com/api/webhooks/123456789/abcdefghijkl')).toBe(
      'https://discord.com/api/webhooks/123456789/••••ijkl',
    );
  });
});
