import { expect, it } from 'vitest';
import { sourcesUnder } from './tree.ts';

/** `params.get('q')`, `url.searchParams.set("q", …)`: a query name outside the definitions. */
const LITERAL_NAME =
  /\b\w*(?:params|query|search|Params|Query|Search)\b\s*\??[.](?:get|getAll|has|set|append|delete)\(\s*['"`]/;
const EXEMPT = /^src\/platform\/|[.]params[.]tsx?$/;
const PROTOCOL =
  /^src\/features\/people\/sign-in\/(?:ui\/)?(?:sign-in-failure[.]rules|sign-in-callback|callback[.]routes|sign-in-flow[.]service|redirect[.]rules|public\/start-sign-in)[.]ts$/;

it.each([
  "params.get('q')",
  'url.searchParams.has("q")',
  'queryState.params.getAll(`q`)',
  "search.get('side')",
  "params.set('page', '2')",
])('a literal name of a query would be found in %s', (code) => {
  expect(LITERAL_NAME.test(code)).toBe(true);
});

it.each(['params.get(name)', "headers.get('link')", "form.get('q')"])('finds no query name in %s', (code) => {
  expect(LITERAL_NAME.test(code)).toBe(false);
});

it('reads the names of a page’s query in its params only', () => {
  const files = sourcesUnder('src').filter(({ path }) => !EXEMPT.test(path) && !PROTOCOL.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ text }) => LITERAL_NAME.test(text())).map(({ path }) => path)).toEqual([]);
});
