import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobErrorText } from './job-error.rules.ts';

const SECRETS = [
  'https://discord.com/api/webhooks/123/abcDEF',
  'postgres://user:pass@db.internal:5432/site',
  'player@example.com',
  '192.168.0.7',
  '[::1]:5432',
  '0a1b2c3d-0000-4000-8000-000000000001',
  'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
  '"도토리 팝니다"',
  '‘귓말 주세요’',
  '무쇠팔',
  '{"profileId":7,"text":"hello"}',
  '/srv/site/data/file.txt',
  'db.internal',
  'AbCdEfGhIjKlMnOpQrStUvWxYz',
];

describe('jobErrorText', () => {
  it.each([
    ['TypeError: fetch failed\n    at deliver (file:///srv/x.ts:1:1)', 'TypeError: fetch failed'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED …'],
    [
      'duplicate key value violates unique constraint "profile_name_key"',
      'duplicate key value violates unique constraint …',
    ],
    ['the job took too long', 'the job took too long'],
    ['invalid input syntax for type integer: "도토리"', 'invalid input syntax for type integer: …'],
    ['[\n  {\n    "code": "invalid_type"', '…'],
    ['', '…'],
    ['\n\n', '…'],
  ])('reduces %j to %j', (error, text) => {
    expect(jobErrorText(error)).toBe(text);
  });

  it('shows nothing of what the job was about, wherever it stands', () => {
    const words = fc.array(fc.constantFrom('Error:', 'request', 'to', 'failed', 'with', 'status'), { maxLength: 5 });
    fc.assert(
      fc.property(words, fc.constantFrom(...SECRETS), words, (before, secret, after) => {
        const text = jobErrorText([...before, secret, ...after].join(' '));
        for (const part of secret.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 2)) {
          expect(text).not.toContain(part);
        }
        expect(text).not.toMatch(/\d|[가-힣]|:\/\/|@/);
      }),
    );
  });

  it('is short, in one line and without letters of other scripts, whatever was thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (error) => {
        const text = jobErrorText(error);
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(120);
        expect(text).toMatch(/^[\x20-\x7e…]*$/);
        expect(text).not.toMatch(/\d/);
      }),
    );
  });
});
