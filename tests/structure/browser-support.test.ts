import { describe, expect, it } from 'vitest';
import { SUPPORTED_BROWSERS } from '#shared/supported-browsers.ts';
import { featureAt, lackingBrowsers, type UsedFeature } from '../../structure/browser-support/compat.ts';
import { featuresOf } from '../../structure/browser-support/unsupported.ts';
import { readText } from './tree.ts';

const lackedIn = (file: string, text: string) =>
  featuresOf(file, text)
    .filter((used) => lackingBrowsers(used).length > 0)
    .map(({ feature }) => feature);

describe('what the oldest supported browsers lack', () => {
  it.each([
    ['.a { anchor-name: --b }', ['css.properties.anchor-name']],
    ['.a { text-wrap: pretty }', ['css.properties.text-wrap.pretty']],
    ['.a { width: calc-size(auto, size) }', ['calc-size']],
    ['a:hover::details-content { color: red }', ['css.selectors.details-content']],
    ['@starting-style { .a { color: red } }', ['css.at-rules.starting-style']],
    [
      '@media (width < 1px) { .a { animation-timeline: scroll() } }',
      ['css.properties.animation-timeline', 'css.properties.animation-timeline.scroll', 'scroll'],
    ],
    ['@supports (anchor-name: --b) { .a { anchor-name: --b } }', []],
    ['.a { -webkit-user-select: none; user-select: none }', []],
    ['.a { width: round(down, 1px, 2px); height: 100dvh; color: color-mix(in srgb, red, blue) }', []],
    ['.a:has(> b) { .c & { display: grid; grid-template-rows: subgrid } }', []],
  ])('is found in a style: %s', (css, features) => {
    expect(lackedIn('a.css', css)).toEqual(features);
  });

  it.each([
    ['Promise.try(()=>1)', ['javascript.builtins.Promise.try']],
    ['let e=t.isSupersetOf(n)', ['isSupersetOf']],
    ['const e=RegExp.escape(t)', ['javascript.builtins.RegExp.escape']],
    ['new URLPattern(e);a.replaceChildren()', ['api.URLPattern']],
    ['document.addEventListener(`scrollend`,e)', ['scrollend']],
    ['requestIdleCallback(e)', ['api.Window.requestIdleCallback']],
    ['`requestIdleCallback`in window?requestIdleCallback(e):0', []],
    ['typeof URLPattern<`u`&&new URLPattern(e)', []],
    ['document.startViewTransition?.(e)', []],
    ['Map.groupBy(e,t);Promise.withResolvers();e.toSorted();e.at(-1)', []],
  ])('is found in a script: %s', (code, features) => {
    expect(lackedIn('a.js', code)).toEqual(features);
  });
});

describe('the supported browsers', () => {
  const STATED = ['css.selectors.popover-open', 'css.types.round', 'css.properties.white-space-collapse.preserve'];
  const required = STATED.map((name) => featureAt(name.split('.'))).filter(
    (one): one is UsedFeature => one !== undefined,
  );
  const rows = SUPPORTED_BROWSERS.map(({ name, since }) => ({ name, since }));

  it('have all that a document asks of them before it begins its scripts', () => {
    expect(required).toHaveLength(STATED.length);
    expect(required.flatMap((one) => lackingBrowsers(one))).toEqual([]);
  });

  it('are told from older ones by it: the version before lacks some of it', () => {
    for (const { ids, since } of SUPPORTED_BROWSERS)
      for (const id of ids) {
        const before = id.startsWith('safari') ? '17.3' : String(Number(since) - 1);
        expect([id, required.flatMap((one) => lackingBrowsers(one, [{ id, since: before }]))]).not.toEqual([id, []]);
      }
  });

  it('are asked the same for the line about them and for what needs scripts', () => {
    const style = readText('src/ui/styles/visibility.css');
    const condition = /^@supports (selector.*) \{$/m.exec(style)?.[1];
    expect(style).toContain(`@supports not (${condition}) {`);
  });

  it.each(rows)('are named in README: $name $since', ({ name, since }) => {
    expect(readText('README.md')).toContain(`${name} ${since}`);
  });
});
