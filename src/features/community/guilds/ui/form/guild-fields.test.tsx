import { describe, expect, it } from 'vitest';
import { newGuildSchema } from '../../guild.contract.ts';
import { guildForm } from './guild-fields.tsx';

const values = { ...guildForm.empty, name: ' 청명당 ' };
const issues = (part: Partial<typeof values>) => Object.keys(guildForm.validate({ ...values, ...part }));

describe('the form of a guild', () => {
  it('has no issue as it begins, but for its name', () => {
    expect(Object.keys(guildForm.validate(guildForm.empty))).toEqual(['name']);
    expect(issues({})).toEqual([]);
  });

  it('names the field of each issue', () => {
    for (const name of ['청', '청 명 당', '가'.repeat(13)]) expect(issues({ name })).toEqual(['name']);
    expect(issues({ description: '가'.repeat(1001) })).toEqual(['description']);
    expect(issues({ minLevel: '100' })).toEqual(['minLevel']);
    expect(issues({ minLevel: '아흔' })).toEqual(['minLevel']);
    expect(issues({ isDiscord: true, discordInvite: 'https://discord.gg.evil.com/abc' })).toEqual(['discordInvite']);
    expect(issues({ isDiscord: false, discordInvite: 'https://discord.gg.evil.com/abc' })).toEqual([]);
  });

  it('sends what the endpoint accepts', () => {
    const sent = {
      ...guildForm.toBody({
        ...values,
        description: ' 토요일 밤\r\n흑룡 ',
        minLevel: '９０',
        jobs: [4, 1],
        tint: 3,
        isDiscord: true,
        discordInvite: 'discordapp.com/invite/cheongmyeong/',
      }),
      gameServer: 1,
    };
    expect(sent).toMatchObject({
      name: '청명당',
      description: '토요일 밤\n흑룡',
      minLevel: 90,
      jobs: [1, 4],
      tint: 3,
      discordInvite: 'https://discord.gg/cheongmyeong',
      isInvitePublic: true,
    });
    expect(newGuildSchema.parse(sent)).toMatchObject({ discordInvite: 'cheongmyeong' });
  });

  it('sends no invite of a guild that is not on Discord, and shows none that is not there', () => {
    const none = { discordInvite: null, isInvitePublic: false };
    expect(guildForm.toBody({ ...values, discordInvite: 'https://discord.gg/ab' })).toMatchObject(none);
    expect(guildForm.toBody({ ...values, isDiscord: true })).toMatchObject(none);
  });

  it('begins a change with the guild as it is', () => {
    const guild = {
      name: '청명당',
      gameServer: 2,
      description: '밤',
      joinPolicy: 2 as const,
      minLevel: 1,
      jobs: [2],
      tint: 4,
      isDiscord: true,
      discordInvite: 'https://discord.gg/ab',
      isInvitePublic: false,
    };
    expect(guildForm.fromRow(guild).minLevel).toBe('');
    expect(guildForm.toBody(guildForm.fromRow(guild))).toEqual(guild);
    expect(guildForm.fromRow({ ...guild, discordInvite: null }).discordInvite).toBe('');
  });

  it('restores a stored draft, and the usual value for what is of another kind', () => {
    expect(guildForm.parse(values)).toEqual(values);
    expect(guildForm.parse({ ...values, tint: '3', jobs: [7], joinPolicy: 9 })).toEqual(values);
    expect(guildForm.parse('fields')).toBeNull();
  });
});
