import { describe, expect, it } from 'vitest';
import { readText, sheets } from './tree.ts';

/** Of the rules that are no block of others. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const REDUCED = /@media \(prefers-reduced-motion: reduce\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
const MOTION = /(?:^|[\s;])(?:transition|animation)(?:-duration)?:\s*([^;]+)/g;
/** These are 0 ms for those who want less motion; a step at a place of the page is no motion. */
const STILL = /var\(--(?:fast|fade)\)|step-end|^(?:none|auto|0s)$/;

const selectorsOf = (text: string) => Array.from(text.matchAll(RULE), ([, selector = '']) => selector.trim());

describe('motion', () => {
  it('takes no time for those who want less of it', () => {
    const tokens = readText('src/ui/styles/tokens.css');
    const [, reduced = ''] = new RegExp(REDUCED.source).exec(tokens) ?? [];
    expect(reduced.match(/--\w+: 0ms/g)).toEqual(['--fast: 0ms', '--fade: 0ms']);
  });

  it('has a duration by name, or stops for those who want less of it', () => {
    const found = sheets().flatMap(({ path, text }) => {
      const stopped = new Set(Array.from(text.matchAll(REDUCED), ([, block = '']) => selectorsOf(block)).flat());
      return Array.from(text.matchAll(RULE)).flatMap(([, selector = '', body = '']) => {
        const values = Array.from(body.matchAll(MOTION), ([, value = '']) => value.trim());
        const moves = values.filter((value) => !STILL.test(value));
        return moves.length > 0 && !stopped.has(selector.trim()) ? [`${path} ${selector.trim()}: ${moves}`] : [];
      });
    });
    expect(found).toEqual([]);
  });

  it('is found at all', () => {
    const all = sheets().flatMap(({ text }) => Array.from(text.matchAll(MOTION)));
    expect(all.length).toBeGreaterThan(5);
  });
});
