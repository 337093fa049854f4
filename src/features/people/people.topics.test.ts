import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { profileTopics } from './people.topics.ts';

it('names both ways to the page of a player, and the number alone of one who has left', () => {
  const userId = randomUUID();
  expect(profileTopics({ id: 12, userId })).toEqual(['profile:12', `profile:${userId}`]);
  expect(profileTopics({ id: 12, userId: null })).toEqual(['profile:12']);
});
