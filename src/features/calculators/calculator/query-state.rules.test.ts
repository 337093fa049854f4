import { describe, expect, it } from 'vitest';
import { definePageParams, param } from '#shared/page-params.ts';
import { queryStateAt, receiving, telling, withChanges } from './query-state.rules.ts';

const at = (text: string) => new URLSearchParams(text);
const words = param.words(40);
const params = definePageParams({
  drawn: { level: words, exp: words, own: words, job: words, have: words, skip: words, a: words, b: words, c: words },
});

describe('the state between fields and address', () => {
  it('leaves an emptied field empty when the address follows', () => {
    const typed = withChanges(queryStateAt(at('level=50&exp=7'), params), { level: '' }, params);
    expect(typed.unsent).toBe('exp=7');
    const received = receiving(telling(typed, 'exp=7'), at('exp=7'), params);
    expect([received.typed.level, received.unsent]).toEqual(['', null]);
  });

  it('preserves typed text while a navigation is pending', () => {
    const first = telling(withChanges(queryStateAt(at('level=1'), params), { level: '12' }, params), 'level=12');
    const received = receiving(withChanges(first, { level: '123' }, params), at('level=12'), params);
    expect([received.typed.level, received.unsent]).toEqual(['123', 'level=123']);
  });

  it('preserves typed text while two navigations are pending', () => {
    const first = telling(withChanges(queryStateAt(at('level=1'), params), { level: '12' }, params), 'level=12');
    const second = telling(withChanges(first, { level: '123' }, params), 'level=123');
    const received = receiving(second, at('level=12'), params);
    expect(received.typed.level).toBe('123');
    expect(receiving(received, at('level=123'), params)).toMatchObject({
      seen: 'level=123',
      sent: [],
      unsent: null,
    });
  });

  it('follows an address that something else wrote, and drops unwritten changes', () => {
    const received = receiving(
      withChanges(queryStateAt(at('level=30'), params), { level: '35' }, params),
      at('level=10'),
      params,
    );
    expect([received.typed.level, received.unsent]).toEqual(['10', null]);
  });

  it('follows an address of its own again after a foreign one', () => {
    const own = receiving(
      telling(withChanges(queryStateAt(at('level=1'), params), { level: '2' }, params), 'level=2'),
      at('level=2'),
      params,
    );
    const other = receiving(own, at('level=9'), params);
    expect(receiving(other, at('level=2'), params).typed.level).toBe('2');
  });

  it('is read from the address as the server reads it, and recognises that address', () => {
    const search = at('own=+1%0D2%00&job=3&have=4&have=5&skip=+%0D&utm=x');
    const read = queryStateAt(search, params);
    expect(Object.entries(read.typed)).toEqual([
      ['own', '1 2 '],
      ['job', '3'],
    ]);
    expect(receiving(read, search, params)).toBe(read);
  });

  it('removes parameters and merges changes', () => {
    const typed = withChanges(withChanges(queryStateAt(at('a=1&b=2'), params), { a: null }, params), { c: 3 }, params);
    expect(typed.unsent).toBe('b=2&c=3');
  });
});
