import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPictureRules, isPicture, parsePictureType, pictureUrl } from './avatar.rules.ts';

const nowhere = { standIns: [] };

describe('pictureUrl', () => {
  it.each([
    ['https://cdn.discordapp.com/avatars/1/a.png?size=128', 'https://cdn.discordapp.com/avatars/1/a.png?size=128'],
    ['https://k.kakaocdn.net/dn/a/img_640x640.jpg', 'https://k.kakaocdn.net/dn/a/img_640x640.jpg'],
    ['http://k.kakaocdn.net/dn/a/img_640x640.jpg', 'https://k.kakaocdn.net/dn/a/img_640x640.jpg'],
    ['https://img1.a.kakaocdn.net/x.png#part', 'https://img1.a.kakaocdn.net/x.png'],
    ['HTTPS://CDN.DiscordApp.com/a.png', 'https://cdn.discordapp.com/a.png'],
  ])('of %s is %s', (source, url) => {
    expect(pictureUrl(source, nowhere)?.href).toBe(url);
  });

  it.each([
    '',
    'a.png',
    'https://cdn.discordapp.com/embed/avatars/3.png',
    'https://evil.example/a.png',
    'https://kakaocdn.net/a.png',
    'https://evilkakaocdn.net/a.png',
    'https://k.kakaocdn.net.evil.example/a.png',
    'https://cdn.discordapp.com.evil.example/a.png',
    'https://xcdn.discordapp.com/a.png',
    'https://cdn.discordapp.com@evil.example/a.png',
    'https://user:word@cdn.discordapp.com/a.png',
    'https://cdn.discordapp.com:8443/a.png',
    'http://cdn.discordapp.com:8080/a.png',
    'https://cdn.discordapp.com./a.png',
    'ftp://cdn.discordapp.com/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/a.png',
  ])('refuses %s', (source) => {
    expect(pictureUrl(source, nowhere)).toBeUndefined();
  });

  it('accepts stand-ins on this machine, and no others', () => {
    const rules = createPictureRules([
      'http://127.0.0.1:4567/api',
      undefined,
      'https://discord.com',
      'http://10.0.0.1:80',
    ]);
    expect(rules.standIns).toEqual(['http://127.0.0.1:4567']);
    expect(pictureUrl('http://127.0.0.1:4567/a.png', rules)?.href).toBe('http://127.0.0.1:4567/a.png');
    for (const other of [
      'http://127.0.0.1:4568/a.png',
      'https://127.0.0.1:4567/a.png',
      'http://localhost:4567/a.png',
    ]) {
      expect(pictureUrl(other, rules)).toBeUndefined();
    }
  });

  it('never leaves the upstreams', () => {
    const part = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.tuple(part, part).map((parts) => parts.join('cdn.discordapp.com')),
        ),
        (source) => {
          const url = pictureUrl(source, nowhere);
          if (url) expect(url.origin).toMatch(/^https:\/\/(cdn\.discordapp\.com|[a-z0-9.-]+\.kakaocdn\.net)$/);
        },
      ),
    );
  });
});

describe('parsePictureType', () => {
  it.each([
    ['image/png', 'image/png'],
    ['Image/JPEG; charset=binary', 'image/jpeg'],
    [' image/webp ', 'image/webp'],
    ['image/svg+xml', undefined],
    ['text/html', undefined],
    ['image/png, text/html', undefined],
    ['constructor', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j', (header, type) => {
    expect(parsePictureType(header)).toBe(type);
  });
});

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('isPicture', () => {
  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n....'],
    ['image/jpeg', '\xff\xd8\xff\xe0....'],
    ['image/gif', 'GIF89a....'],
    ['image/gif', 'GIF87a....'],
    ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
  ])('accepts %s', (type, text) => {
    expect(isPicture(bytes(text), type)).toBe(true);
  });

  it.each([
    ['image/png', 'GIF89a'],
    ['image/png', '\x89PNG'],
    ['image/png', ''],
    ['image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['image/gif', '<!doctype html>'],
    ['image/webp', 'RIFF\x01\x02\x03\x04WAVE'],
    ['image/svg+xml', '<svg/>'],
  ])('refuses %s as %j', (type, text) => {
    expect(isPicture(bytes(text), type)).toBe(false);
  });
});
