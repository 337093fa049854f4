import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${ENGINE} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${ENGINE} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Microsoft Edge · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15',
      'Safari · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918N) ${ENGINE} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet for Android · Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox · Linux'],
    [null, '알 수 없는 기기'],
    ['', '알 수 없는 기기'],
    ['curl/8.5.0', '알 수 없는 기기'],
    ['<script>alert(1)</script>/1.0 ()', '알 수 없는 기기'],
    ['SM-S918N/secret-serial-1234 (home of somebody)', '알 수 없는 기기'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('shows nothing that only the header claims', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (userAgent) => {
        expect(deviceName(`${userAgent}/1.0 (${userAgent})`)).toMatch(/^[A-Za-z가-힣0-9 .·-]+$/);
      }),
    );
  });
});
