import { expect, it } from 'vitest';
import { firstWordRules } from '#tests/support/word-rules.ts';
import guildRules from './guild-rules.golden.json' with { type: 'json' };
import { findForbidden, toVerdict } from './word.rules.ts';

it('refuses no rules of a guild, though they name what they forbid', () => {
  const refused = guildRules.filter((text) => toVerdict(findForbidden(text, firstWordRules)).verdict === 'refuse');
  expect(refused).toEqual([]);
  expect(new Set(guildRules).size).toBeGreaterThanOrEqual(30);
});
