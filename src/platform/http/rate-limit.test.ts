import { describe, expect, it } from 'vitest';
import { addressKey, rateLimitHeaders } from './rate-limit.ts';

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1:2%wlan0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['', 'unknown'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['192.0.2.7, 10.0.0.1', 'unknown'],
    ['999.1.1.1', 'unknown'],
    ['1:2:3:4:5:6:7:8:9', 'unknown'],
    ['<script>', 'unknown'],
    ['x'.repeat(10_000), 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('is equal for all spellings of one network and fits the column', () => {
    const writings = ['2001:db8:0:2:0:0:0:1', '2001:db8:0:2::1', '2001:db8::2:0:0:0:1', '2001:DB8:0:2:ffff::'];
    expect(new Set(writings.map(addressKey))).toEqual(new Set(['2001:db8:0:2::/64']));
  });
});

describe('rateLimitHeaders', () => {
  const rule = { name: 'write', points: 120, window: 60 };

  it('contain the limit and what is left of it', () => {
    expect(rateLimitHeaders(rule, { isAllowed: true, remaining: 119, reset: 60 })).toEqual({
      'ratelimit-policy': '"write";q=120;w=60',
      ratelimit: '"write";r=119;t=60',
    });
  });

  it('contain the time to wait once it is used up', () => {
    expect(rateLimitHeaders(rule, { isAllowed: false, remaining: 0, reset: 17 })).toEqual({
      'ratelimit-policy': '"write";q=120;w=60',
      ratelimit: '"write";r=0;t=17',
      'retry-after': '17',
    });
  });
});
