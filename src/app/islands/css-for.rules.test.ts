import { describe, expect, it } from 'vitest';
import { cssFor } from './css-for.rules.ts';

const kept = (css: string) => cssFor(css, { tags: ['a', 'b'], classes: ['card', 'kv'] });

describe('the style sheet of an island', () => {
  it.each([
    ['.card{color:red}', '.card{color:red}'],
    ['.card > .kv, .panel{color:red}', '.card > .kv{color:red}'],
    ['a:hover{color:red}', 'a:hover{color:red}'],
    ['.kv>:nth-last-child(-n+2){color:red}', '.kv>:nth-last-child(-n+2){color:red}'],
    ['*,:before,::backdrop{margin:0}', '*{margin:0}'],
    ['@layer base;@layer base{.card{color:red}.x{color:red}}', '@layer base;@layer base{.card{color:red}}'],
    ['@media (width>1px){.x{color:red}}.card{color:red}', '.card{color:red}'],
    ['@media (width>1px){.card{content:"}{"}}', '@media (width>1px){.card{content:"}{"}}'],
    ['/* .card{ */ .kv{color:red}', '.kv{color:red}'],
  ])('keeps what can match: %s', (css, expected) => expect(kept(css)).toBe(expected));

  it.each([
    '.card .panel{color:red}',
    'table{color:red}',
    '.card[hidden]{color:red}',
    '#main .card{color:red}',
    '@font-face{font-family:A;src:url(/a.woff2)}',
    '@import "a.css";',
    '@media print{.card{color:red}}',
    '.card::selection{color:red}',
    '@keyframes x{from{color:red}}',
  ])('leaves out %s', (css) => expect(kept(css)).toBe(''));

  it('says of the host what is said of the document', () => {
    expect(kept('html,body{color:red}:root[data-faces]{color:blue}')).toBe(':host{color:red}');
  });

  it('has the custom properties that are used, also by others', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:var(--c)}.card{margin:var(--a)}';
    expect(kept(css)).toBe(':host{--a:var(--b);--b:1px;}.card{margin:var(--a)}');
  });
});
