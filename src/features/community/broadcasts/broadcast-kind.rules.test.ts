import { describe, expect, it } from 'vitest';
import { parseSpokenShout } from '#features/trade/shouts/shout.rules.ts';
import { sourceLexicon } from '#tests/support/shout-lexicon.ts';
import { toBroadcastKind } from './broadcast-kind.rules.ts';
import golden from './broadcasts.golden.json' with { type: 'json' };

const KINDS = { 거래: 1, 파티: 2, '그 밖': 9 } as const;
const read = (text: string) => toBroadcastKind(text, parseSpokenShout(text, sourceLexicon).read);
const shouts = Object.entries(golden).map(([text, name]) => ({
  text,
  wanted: KINDS[name as keyof typeof KINDS],
  found: read(text),
}));

describe('the kind of a shout', () => {
  it('is tested with enough shouts of each kind', () => {
    expect(shouts.length).toBeGreaterThanOrEqual(200);
    for (const kind of Object.values(KINDS))
      expect(shouts.filter(({ wanted }) => wanted === kind).length).toBeGreaterThanOrEqual(60);
  });

  it.each(['거래', '파티'] as const)('%s is right where it is found, and mostly found where it is right', (name) => {
    const kind = KINDS[name];
    const chosen = shouts.filter(({ found }) => found === kind);
    const meant = shouts.filter(({ wanted }) => wanted === kind);
    const wrong = chosen.filter(({ wanted }) => wanted !== kind).map(({ text }) => text);
    const missed = meant.filter(({ found }) => found !== kind).map(({ text }) => text);
    expect((chosen.length - wrong.length) / chosen.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
    expect((meant.length - missed.length) / meant.length, missed.join('\n')).toBeGreaterThanOrEqual(0.85);
  });

  it('is never a trade where people, a guild or a turn are spoken of', () => {
    for (const text of [
      '흉가 파티 나온 현철중검 45만에 팝니다',
      '구름의옥 순번 팝니다 3억',
      '문파원 모집 현철중검 드립니다',
      '도사님 모십니다 현철중검 50만 드려요',
    ])
      expect(read(text), text).not.toBe(1);
  });
});
