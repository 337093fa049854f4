import { describe, expect, it } from 'vitest';
import { eventType } from './live-event.ts';
import { topic, topicFamily } from './topic.ts';

describe('topicFamily', () => {
  const items = topicFamily('trades:item');

  it('names the topic of a row', () => {
    expect(items(12)).toBe('trades:item:12');
  });

  it.each(['trades:item:1', 'trades:item:999999999'])('includes %s', (name) => {
    expect(items.includes(name)).toBe(true);
  });

  it.each([
    '',
    'trades',
    'trades:item',
    'trades:item:',
    'trades:item:0',
    'trades:item:01',
    'trades:item:-1',
    'trades:item:1.5',
    'trades:item:1 ',
    'trades:item:1\n',
    'trades:item:12:3',
    'trades:item:1234567890',
    'trades:items:1',
    '__proto__',
  ])('does not include %j', (name) => {
    expect(items.includes(name)).toBe(false);
  });
});

describe('eventType', () => {
  const rained = eventType<{ millimetres: number }>('weather.rained');

  it('makes events that it recognizes', () => {
    const event = rained.on([topic('weather')], { millimetres: 3 });
    expect(event).toEqual({ topics: ['weather'], type: 'weather.rained', data: { millimetres: 3 } });
    expect(rained.matches(event)).toBe(true);
    expect(rained.matches({ type: 'weather.snowed', data: null })).toBe(false);
  });
});
