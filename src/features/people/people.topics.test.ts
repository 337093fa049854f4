import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { profileTopics } from './people.topics.ts';

it('names both addresses of a player’s page, and the number alone after the account was deleted', () => {
  const userId = randomUUID();
  expect(profileTopics({ id: 12, userId })).toEqual(['profile:12', `profile:${userId}`]);
  expect(profileTopics({ id: 12, userId: null })).toEqual(['profile:12']);
});
