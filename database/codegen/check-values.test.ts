import { describe, expect, it } from 'vitest';
import { numbersOf, textsOf } from './check-values.ts';

describe('a text CHECK constraint', () => {
  it.each([
    [`CHECK ((kind = ANY (ARRAY['a'::text, 'b c'::text])))`, ['a', 'b c']],
    [
      `CHECK (((kind)::text = ANY ((ARRAY['a'::character varying, 'it''s'::character varying])::text[])))`,
      ['a', "it's"],
    ],
    [`CHECK ((name = lower(name)))`, []],
    [`CHECK ((jsonb_typeof(notes) = 'array'::text))`, []],
    ['CHECK ((type = ANY (ARRAY[1, 2])))', []],
  ])('%s', (check, texts) => {
    expect(textsOf(check)).toEqual(texts);
  });
});

describe('a numeric CHECK constraint', () => {
  it.each([
    ['CHECK ((type = ANY (ARRAY[1, 2])))', [1, 2]],
    ['CHECK (((status >= 1) AND (status <= 3)))', [1, 2, 3]],
    ['CHECK (((status >= 0) AND (status <= 0)))', [0]],
    ['CHECK ((price > 0))', []],
    [`CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`, []],
  ])('%s', (check, numbers) => {
    expect(numbersOf(check)).toEqual(numbers);
  });
});
