import { describe, expect, it } from 'vitest';
import { definePageParams, param } from '#shared/page-params.ts';
import { queryStateAt, receiving, telling, withChanges } from './query-state.rules.ts';

const at = (text: string) => new URLSearchParams(text);
const words = param.words(40);
const params = definePageParams({
  drawn: { level: words, exp: words, own: words, job: words, have: words, skip: words, a: words, b: words, c: words },
});

describe('a question between the fields and the address', () => {
  it('keeps an emptied field empty once the address follows', () => {
    const typed = withChanges(queryStateAt(at('level=50&exp=7'), params), { level: '' }, params);
    expect(typed.unsent).toBe('exp=7');
    const received = receiving(telling(typed, 'exp=7'), at('exp=7'), params);
    expect([received.typed.level, received.unsent]).toEqual(['', null]);
  });

  it('keeps what is typed while the address is still on its way', () => {
    const first = telling(withChanges(queryStateAt(at('level=1'), params), { level: '12' }, params), 'level=12');
    const received = receiving(withChanges(first, { level: '123' }, params), at('level=12'), params);
    expect([received.typed.level, received.unsent]).toEqual(['123', 'level=123']);
  });

  it('keeps what is typed while two addresses are on their way', () => {
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

  it('is led by an address that something else wrote, and forgets what it had not written', () => {
    const received = receiving(
      withChanges(queryStateAt(at('level=30'), params), { level: '35' }, params),
      at('level=10'),
      params,
    );
    expect([received.typed.level, received.unsent]).toEqual(['10', null]);
  });

  it('is led again by an address that it wrote itself before another came between', () => {
    const own = receiving(
      telling(withChanges(queryStateAt(at('level=1'), params), { level: '2' }, params), 'level=2'),
      at('level=2'),
      params,
    );
    const other = receiving(own, at('level=9'), params);
    expect(receiving(other, at('level=2'), params).typed.level).toBe('2');
  });

  it('is read from the address as the server reads it, and knows the address still', () => {
    const search = at('own=+1%0D2%00&job=3&have=4&have=5&skip=+%0D&utm=x');
    const read = queryStateAt(search, params);
    expect(Object.entries(read.typed)).toEqual([
      ['own', '1 2 '],
      ['job', '3'],
    ]);
    expect(receiving(read, search, params)).toBe(read);
  });

  it('takes names out and adds changes up', () => {
    const typed = withChanges(withChanges(queryStateAt(at('a=1&b=2'), params), { a: null }, params), { c: 3 }, params);
    expect(typed.unsent).toBe('b=2&c=3');
  });
});
