import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from './loopback.ts';

describe('isLoopbackHost', () => {
  it.each(['localhost', 'LocalHost', 'naru.localhost', '127.0.0.1', '127.255.255.254', '::1', '[::1]'])(
    'accepts %s, which leads to this machine',
    (host) => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it.each([
    '',
    '0.0.0.0',
    '::',
    '[::]',
    '10.0.0.1',
    '128.0.0.1',
    '127.0.0.1.evil.example',
    '127.0.0.256',
    '127.0.0',
    '1127.0.0.1',
    'localhost.evil.example',
    'evillocalhost',
    'xn--localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
    '::2',
    'naru.example',
    // The machine's hosts file may map these to any address.
    'localhost.localdomain',
  ])('refuses %s', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });

  it('checks the host of a URL as the URL writes it', () => {
    const hostOf = (url: string) => new URL(url).hostname;
    expect(['http://127.1:3000', 'http://0x7f000001', 'http://2130706433'].map(hostOf).every(isLoopbackHost)).toBe(
      true,
    );
    expect(isLoopbackHost(hostOf('http://localhost@evil.example'))).toBe(false);
    expect(isLoopbackHost(hostOf('http://evil.example#.localhost'))).toBe(false);
  });
});
