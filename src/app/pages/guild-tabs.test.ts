import { describe, expect, it } from 'vitest';
import { SCHEDULE_TAB } from '#features/community/gatherings/schedule.params.ts';
import { sourcesUnder } from '#tests/structure/tree.ts';
import { GUILD_TABS } from './guild-tabs.ts';

const LINK = /guildPath\([^()]*(?:\(\))?[^()]*, '(\w+)'\)/g;

const linked = sourcesUnder('src/features/community').flatMap(({ text }) =>
  Array.from(text().matchAll(LINK), ([, tab = '']) => tab),
);

describe('the tabs of a guild', () => {
  it('are all that notices, messages and pages lead to', () => {
    expect(linked.length).toBeGreaterThan(12);
    expect([...linked, SCHEDULE_TAB].filter((tab) => !GUILD_TABS.some((name) => name === tab))).toEqual([]);
  });
});
