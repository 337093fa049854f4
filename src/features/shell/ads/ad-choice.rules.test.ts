import { describe, expect, it } from 'vitest';
import { type AdReader, readConsent, readFrameAnswer, showsAds, toFilling } from './ad-choice.rules.ts';

describe('a network', () => {
  it('is not called before the visitor has chosen, nor when he refused', () => {
    expect([null, 'basic', 'all'].map((text) => toFilling('gpt', readConsent(text), 'other'))).toEqual([
      'question',
      'house',
      'gpt',
    ]);
  });

  it('is not called for operators, nor before it is known who looks', () => {
    const fillings = (reader: AdReader) =>
      ([null, 'basic', 'all'] as const).map((consent) => toFilling('gpt', consent, reader));
    expect(fillings('operator')).toEqual(['house', 'house', 'house']);
    expect(fillings('unknown')).toEqual(['nothing', 'house', 'nothing']);
  });

  it.each(['', 'ALL', '{"all":true}', 'null', 'x'.repeat(100_000)])(
    'is not called for what a stranger stored (%#)',
    (text) => expect(toFilling('gpt', readConsent(text), 'other')).toBe('question'),
  );
});

it('without a network nobody is asked', () => {
  for (const consent of [null, 'basic', 'all'] as const) {
    for (const reader of ['unknown', 'operator', 'other'] as const)
      expect([toFilling('house', consent, reader), toFilling('stub', consent, reader)]).toEqual(['house', 'stub']);
  }
});

describe('p§4 ads: skipped', () => {
  it.each(['house', 'gpt'] as const)('on local hosts and when the flag is off, by %s', (provider) => {
    expect(showsAds({ provider, isOn: true, isLocal: false })).toBe(true);
    expect(showsAds({ provider, isOn: true, isLocal: true })).toBe(false);
    expect(showsAds({ provider, isOn: false, isLocal: false })).toBe(false);
  });

  it('everywhere but on local hosts, by stub', () => {
    expect(showsAds({ provider: 'stub', isOn: true, isLocal: true })).toBe(true);
    expect(showsAds({ provider: 'stub', isOn: true, isLocal: false })).toBe(false);
    expect(showsAds({ provider: 'stub', isOn: false, isLocal: true })).toBe(false);
  });
});

describe('a message of a frame', () => {
  it('is heard when it says filled or empty', () => {
    expect([{ type: 'filled' }, { type: 'empty', height: 9000 }].map(readFrameAnswer)).toEqual(['filled', 'empty']);
  });

  it.each([null, undefined, 'filled', 7, [], {}, { type: 'resize' }, { type: ['filled'] }])(
    'is not heard otherwise (%j)',
    (message) => expect(readFrameAnswer(message)).toBeNull(),
  );
});
