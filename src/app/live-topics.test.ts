import { Kysely, PostgresDialect } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#database/schema.ts';
import { awayPool } from '#tests/support/unavailable-provider.ts';
import { createLiveTopics } from './live-topics.ts';

const liveTopics = createLiveTopics(new Kysely<Database>({ dialect: new PostgresDialect({ pool: awayPool() }) }));

const person = { userId: '3f0c', expiresAt: 0 };

describe('the topics of subscriptions', () => {
  it.each([
    'trades',
    'quotes',
    'parties',
    'guilds',
    'broadcasts',
    'site',
    'trades:item:12',
    'quotes:item:999999999',
    'broadcasts:item:12',
    'profile:3',
  ])('contain %s for everyone', (name) => {
    expect(liveTopics.find(name, null)).toEqual({ topic: name });
    expect(liveTopics.isForEveryone(name)).toBe(true);
  });

  it('contain guilds for their members only', () => {
    expect(liveTopics.find('guild:3', null)).toBe('login-required');
    expect(liveTopics.find('guild:3', person)).toMatchObject({ topic: 'guild:3', mayHear: expect.any(Function) });
    expect(liveTopics.isForEveryone('guild:3')).toBe(false);
  });

  it('contain the user’s own topic under one public name', () => {
    expect(liveTopics.find('me', null)).toBe('login-required');
    expect(liveTopics.find('me', person)).toEqual({ topic: 'me:3f0c' });
    expect(liveTopics.nameOf('me:3f0c')).toBe('me');
    expect(liveTopics.nameOf('trades:item:3')).toBe('trades:item:3');
    expect(liveTopics.isForEveryone('me:3f0c')).toBe(false);
  });

  it.each([
    '',
    'trade',
    'trade:12',
    'trades:',
    'trades:item:0',
    'trades:item:01',
    'trades:item:-1',
    'trades:item:1.5',
    'trades:item:1 ',
    'trades:item:12:3',
    'trades\n',
    'profile:3f0c',
    'guild:',
    'me:',
    'me:123',
    'me:3f0c',
    'ME',
    'membership.ended',
    '__proto__',
  ])('do not contain %j', (name) => {
    expect(liveTopics.find(name, person)).toBeUndefined();
  });
});
