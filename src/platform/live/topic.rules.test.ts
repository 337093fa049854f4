import { describe, expect, it } from 'vitest';
import { clientTopicName, topicKind, topicOfPerson } from './topic.rules.ts';

describe('topicKind', () => {
  it.each([
    ['trades', 'public'],
    ['quotes', 'public'],
    ['parties', 'public'],
    ['broadcasts', 'public'],
    ['trades:item:12', 'public'],
    ['quotes:item:999999999', 'public'],
    ['profile:3', 'public'],
    ['guild:3', 'guild'],
    ['me', 'own'],
  ])('%s is %s', (name, kind) => {
    expect(topicKind(name)).toBe(kind);
  });

  it.each([
    '',
    'trade',
    'trades:',
    'trades:item:0',
    'trades:item:01',
    'trades:item:-1',
    'trades:item:1.5',
    'trades:item:1 ',
    'trades:item:12:3',
    'trades\n',
    'guild:',
    'me:',
    'me:123',
    'ME',
    '__proto__',
  ])('%j is nothing', (name) => {
    expect(topicKind(name)).toBeUndefined();
  });
});

describe('a person’s own topic', () => {
  it('is told by the name that everybody calls his own', () => {
    expect(clientTopicName(topicOfPerson('3f0c'))).toBe('me');
    expect(clientTopicName('trades:item:3')).toBe('trades:item:3');
    expect(topicKind(topicOfPerson('3f0c'))).toBeUndefined();
  });
});
