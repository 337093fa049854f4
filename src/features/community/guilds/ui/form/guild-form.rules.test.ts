import { describe, expect, it } from 'vitest';
import { newGuildSchema } from '../../guild.contract.ts';
import { EMPTY_FIELDS, faultsOf, type GuildFields, parseFields, wishesOf } from './guild-form.rules.ts';

const fields: GuildFields = { ...EMPTY_FIELDS, name: ' 청명당 ' };
const faults = (parts: Partial<GuildFields>) => Object.keys(faultsOf({ ...fields, ...parts }));

describe('the form of a guild', () => {
  it('has no fault as it begins, but for its name', () => {
    expect(Object.keys(faultsOf(EMPTY_FIELDS))).toEqual(['name']);
    expect(faults({})).toEqual([]);
  });

  it('names the field of each fault', () => {
    expect(faults({ name: '청' })).toEqual(['name']);
    expect(faults({ name: '청 명 당' })).toEqual(['name']);
    expect(faults({ description: '가'.repeat(1001) })).toEqual(['description']);
    expect(faults({ minLevel: '100' })).toEqual(['minLevel']);
    expect(faults({ minLevel: '아흔' })).toEqual(['minLevel']);
    expect(faults({ isDiscord: true, discordInvite: 'https://discord.gg.evil.com/abc' })).toEqual(['discordInvite']);
  });

  it('sends what the endpoint accepts', () => {
    const typed: GuildFields = {
      ...{ ...fields, description: ' 토요일 밤\r\n흑룡 ', minLevel: '９０', jobs: [4, 1], tint: 3 },
      ...{ isDiscord: true, discordInvite: 'discordapp.com/invite/cheongmyeong/' },
    };
    const sent = { ...wishesOf(typed), gameServer: 1 };
    expect(sent).toMatchObject({
      ...{ name: '청명당', description: '토요일 밤\n흑룡', minLevel: 90, jobs: [1, 4], tint: 3 },
      ...{ discordInvite: 'https://discord.gg/cheongmyeong', isInvitePublic: true },
    });
    expect(newGuildSchema.parse(sent)).toMatchObject({ discordInvite: 'cheongmyeong' });
  });

  it('sends no invite of a guild that is not on Discord', () => {
    expect(wishesOf({ ...fields, discordInvite: 'https://discord.gg/ab' })).toMatchObject({
      ...{ discordInvite: null, isInvitePublic: false },
    });
  });

  it('restores a stored draft, and the usual value for what is of another kind', () => {
    expect(parseFields({ ...fields, tint: '3', jobs: [7] })).toEqual({ ...fields, tint: 0, jobs: [] });
    expect(parseFields('fields')).toBeNull();
  });
});
