import { describe, expect, it } from 'vitest';
import { BROWSER } from '../../structure/rooms.ts';
import { isNamed } from './syntax-tree.ts';
import { sourcesUnder } from './tree.ts';

/** The one place that knows whether the page is being left. */
const SENDER = 'src/platform/client/fetch-with-retry.ts';
/** What runs elsewhere: the worker of the browser, pages of other origins, the server's half. */
const NOT_OF_PAGES =
  /^src\/app\/(?:tooltips\/|islands\/|sw[.]ts)|push-worker[.]ts$|[.](?:service|repository|routes|command|loader)[.]ts$/;
const IN_APP = /^src\/app\/[^/]+[.]tsx?$/;

const ofPages = sourcesUnder('src').filter(
  ({ path }) => (new RegExp(BROWSER).test(path) || IN_APP.test(path)) && !NOT_OF_PAGES.test(path),
);

describe('a page', () => {
  it('sends every request by the functions that are silent while it is left', () => {
    const senders = ofPages.filter(({ nodes }) =>
      nodes().some((node) => node.type === 'CallExpression' && isNamed(node.callee, 'fetch')),
    );
    expect(senders.map(({ path }) => path)).toEqual([SENDER]);
  });

  it('reads every answer so', () => {
    const readers = ofPages.filter(({ path, text }) =>
      [...text().matchAll(/(unlessLeft\()?\bresponse[.](?:json|text|blob|arrayBuffer)\(\)/g)].some(
        ([, silent]) => !silent && path,
      ),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });
});
