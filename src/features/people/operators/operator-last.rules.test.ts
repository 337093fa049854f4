import { describe, expect, it } from 'vitest';
import { isLastAdministrator } from './operator-last.rules.ts';

const END = new Date('2126-01-01T00:00:00Z');
const ADMINISTRATOR = { level: 1, until: null, hasEnded: false } as const;
const UNTIL = { ...ADMINISTRATOR, until: END };
const ENDED = { ...UNTIL, hasEnded: true };
const MODERATOR = { ...ADMINISTRATOR, level: 2 } as const;

describe('isLastAdministrator', () => {
  it.each([
    ['the only one is removed', ADMINISTRATOR, null, [], true],
    ['the only one is lowered', ADMINISTRATOR, MODERATOR, [], true],
    ['the only one gets an end', ADMINISTRATOR, UNTIL, [], true],
    ['the only one stays', ADMINISTRATOR, ADMINISTRATOR, [], false],
    ['another stays', ADMINISTRATOR, null, [ADMINISTRATOR], false],
    ['another gets an end beside one without', ADMINISTRATOR, UNTIL, [ADMINISTRATOR], false],
    ['only one with an end would stay', ADMINISTRATOR, null, [UNTIL], true],
    ['both would have an end', ADMINISTRATOR, UNTIL, [UNTIL], true],
    ['the other has ended', ADMINISTRATOR, null, [ENDED], true],
    ['one with an end goes, another with an end stays', UNTIL, null, [UNTIL], false],
    ['the only one with an end is removed', UNTIL, null, [], true],
    ['the only one with an end gets another', UNTIL, UNTIL, [], false],
    ['the only one with an end stays for good', UNTIL, ADMINISTRATOR, [], false],
    ['one whose time is over is removed', ENDED, null, [], false],
    ['a moderator is removed', MODERATOR, null, [], false],
    ['a moderator is raised', MODERATOR, ADMINISTRATOR, [], false],
    ['only moderators would stay', ADMINISTRATOR, null, [MODERATOR], true],
  ] as const)('%s', (_name, before, after, others, isLast) => {
    expect(isLastAdministrator(before, after, { others, hasConfigured: false })).toBe(isLast);
    expect(isLastAdministrator(before, after, { others, hasConfigured: true })).toBe(false);
  });
});
