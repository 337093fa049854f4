import { describe, expect, it } from 'vitest';
import { newGuildSchema } from './guild.contract.ts';
import { beginsWith } from './guild.filter.ts';
import type { Rank } from './guild.labels.ts';
import { admission, findSuccessor, rankAfterLeading, type Standing } from './guild.rules.ts';
import { guildCursor, readGuildCursor } from './guild-cursor.rules.ts';

const member = (rank: Rank, day: number, isAbsent = false): Standing & { day: number } => ({
  rank,
  isAbsent,
  day,
  joinedAt: new Date(2026, 0, day),
});

describe('whom the leadership passes to', () => {
  it.each([
    ['the highest rank', [member(4, 1), member(3, 9), member(5, 1)], 9],
    ['the longest-standing of a rank', [member(2, 5), member(2, 3)], 3],
    ['nobody who is absent', [member(2, 1, true), member(4, 7)], 7],
    ['no trainee', [member(5, 1)], undefined],
    ['nobody', [member(1, 1)], undefined],
  ])('%s', (_, members, day) => {
    expect(findSuccessor(members)?.day).toBe(day);
  });

  it('lets the former leader become the highest rank with room', () => {
    const rankBeside = (...counts: [Rank, number][]) => rankAfterLeading(new Map(counts));
    expect(rankBeside([2, 2])).toBe(2);
    expect(rankBeside([2, 3], [3, 9])).toBe(3);
    expect(rankBeside([2, 3], [3, 10])).toBe(4);
  });
});

describe('who comes in', () => {
  const open = { joinPolicy: 2, minLevel: 50, jobs: [1, 4], memberCount: 199 } as const;
  it.each([
    ['in at once', open, { job: 4, level: 50 }, 'in'],
    ['asked below the level', open, { job: 4, level: 49 }, 'asked'],
    ['asked with another job', open, { job: 2, level: 99 }, 'asked'],
    ['asked by approval', { ...open, joinPolicy: 1 as const }, { job: 4, level: 99 }, 'asked'],
    ['nobody into a full one', { ...open, memberCount: 200 }, { job: 4, level: 99 }, 'FULL'],
    ['nobody where none are taken', { ...open, joinPolicy: 3 as const }, { job: 4, level: 99 }, 'NOT_TAKING'],
    ['every job where none is named', { ...open, jobs: [] }, { job: 2, level: 99 }, 'in'],
  ])('%s', (_, guild, player, expected) => {
    expect(admission(guild, player)).toBe(expected);
  });
});

describe('an invite', () => {
  const read = (discordInvite: string) => newGuildSchema.safeParse({ name: '붉은해', gameServer: 1, discordInvite });
  it.each([
    ['https://discord.gg/baram', 'baram'],
    ['https://discord.com/invite/Ab-12', 'Ab-12'],
    [' https://discord.gg/xy ', 'xy'],
    ['discord.gg/baram', 'baram'],
    ['Discord.gg/Baram', 'Baram'],
    ['www.discord.gg/baram/', 'baram'],
    ['discordapp.com/invite/baram', 'baram'],
    ['https://www.discordapp.com/invite/baram?event=1&x=@', 'baram'],
    ['https://discord.gg/baram?event=1', 'baram'],
    ['https://discord.gg/baram#x', 'baram'],
    ['discord.com/invite/baram/?utm=a/b', 'baram'],
  ])('%s has its code', (address, code) => {
    expect(read(address).data?.discordInvite).toBe(code);
  });

  const [USER, HOST, PROTOCOL, PORT] = ['사용자 이름', '디스코드의 초대 주소가 아닙니다', 'https로', '포트 번호'];
  const [CODE, NO_CODE, NO_INVITE] = ['초대 코드는', '초대 코드가 빠졌습니다', '초대 주소가 아닙니다'];
  it.each([
    ['https://discord.gg.evil.com/baram', HOST],
    ['discord.gg.evil.com/baram', HOST],
    ['discord.gift/baram', HOST],
    ['https://user@discord.gg/baram', USER],
    ['discord.gg@evil.com/baram', USER],
    ['https://discord.gg:443/baram', PORT],
    ['discord.com:80/invite/baram', PORT],
    ['https://discord.gg/baram/extra', CODE],
    ['https://discord.gg//baram', CODE],
    ['https://discord.gg/a', CODE],
    [`https://discord.gg/${'a'.repeat(33)}`, CODE],
    ['https://discord.com/baram', NO_INVITE],
    ['https://discord.com/channels/1/2', NO_INVITE],
    ['https://discord.com/invite/../channels', CODE],
    ['https://discord.com/invite/', NO_CODE],
    ['discord.gg', NO_CODE],
    ['discord.gg/?event=1', NO_CODE],
    ['http://discord.gg/baram', PROTOCOL],
    ['ftp://discord.gg/baram', PROTOCOL],
    ['javascript:alert(1)', HOST],
    ['https://discord.gg\\baram', NO_CODE],
    ['https://127.0.0.1/invite/baram', HOST],
    ['https://discord.gg/바람', CODE],
    ['baram', HOST],
    ['', HOST],
  ])('is none, for its own reason: %s', (address, reason) => {
    expect(read(address).error?.issues[0]?.message).toContain(reason);
  });
});

it('a name is found by how it or its initial consonants begin', () => {
  expect(['붉은', '붉은해', 'ㅂㅇ', 'ㅂㅇㅎ2'].every((words) => beginsWith('붉은해2', words))).toBe(true);
  expect(['은해', 'ㅇㅎ', 'ㅂㅎ', '붉ㅇ'].some((words) => beginsWith('붉은해2', words))).toBe(false);
});

it('a place in the directory is read as it was written, and nothing else is one', () => {
  const keys = [
    { at: new Date('2026-11-01T00:00:00.123Z'), id: 7 },
    { memberCount: 0, id: 1 },
    { memberCount: 200, id: 2_147_483_647 },
  ];
  expect(keys.map((key) => readGuildCursor(guildCursor(key)))).toEqual(keys);
  for (const text of ['', 'M', 'M5l-1', 'x', '-', 'm-']) expect(readGuildCursor(text)).toBeUndefined();
});
