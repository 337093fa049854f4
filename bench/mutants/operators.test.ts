import { describe, expect, it } from 'vitest';
import { mutationPoints } from './operators.ts';

function mutationsIn(text: string): string[] {
  return mutationPoints({ path: 'src/a.ts', text }).map(
    ({ operator, start, end, replacement }) => `${operator}: ${text.slice(0, start)}${replacement}${text.slice(end)}`,
  );
}

describe('mutationPoints', () => {
  it.each([
    ['if (a) b;', 'negate-condition: if (!(a)) b;'],
    ['while (a) b;', 'negate-condition: while (!(a)) b;'],
    ['a = b ? c : d;', 'negate-condition: a = !(b) ? c : d;'],
    ['a = b < c;', 'boundary: a = b <= c;'],
    ['a = b <= c;', 'boundary: a = b < c;'],
    ['a = b > c;', 'boundary: a = b >= c;'],
    ['a = b >= c;', 'boundary: a = b > c;'],
    ['a = b === c;', 'equality: a = b !== c;'],
    ['a = b !== c;', 'equality: a = b === c;'],
    ['a = b + c;', 'arithmetic: a = b - c;'],
    ['a = b * (c);', 'arithmetic: a = b / (c);'],
    ['a = b && c;', 'logic: a = b || c;'],
    ['a = b || c;', 'logic: a = b && c;'],
    ['a(b);', 'drop-call: ;'],
    ['await a(b);', 'drop-call: ;'],
    ['a = () => b;', 'empty-answer: a = () => undefined;'],
    ['a = () => [b];', 'empty-answer: a = () => [];'],
    ['a = () => ({ b });', 'empty-answer: a = () => ({});'],
    ["a = () => 'b';", "empty-answer: a = () => '';"],
    ['function a() { return b; }', 'empty-answer: function a() { return undefined; }'],
    ['a = 1_000;', 'number: a = 1001;'],
    ['a = true;', 'boolean: a = false;'],
  ])('finds a fault in %j', (text, fault) => {
    expect(mutationsIn(text)).toEqual([fault]);
  });

  it.each([
    'type A = 1 | true;',
    'interface A { b: 1 }',
    'let a: 1 | true;',
    "import a from 'a' with { type: 'json' };",
    "a = b + 'c';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'a = `${b}` + c;',
    'a = () => undefined;',
    'a = () => [];',
    'function a() { return; }',
    'a = b ?? c;',
  ])('finds no fault in %j', (text) => {
    expect(mutationsIn(text)).toEqual([]);
  });

  it('finds a fault in an expression that has a type', () => {
    expect(mutationsIn('a = (b < c) as 1;')).toEqual(['boundary: a = (b <= c) as 1;']);
  });

  it('returns the right position after Korean text', () => {
    expect(mutationsIn("a('가나'); /* 🌾 */ b = c < d;")).toContain("boundary: a('가나'); /* 🌾 */ b = c <= d;");
  });
});
