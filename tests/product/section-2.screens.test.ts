import { describe, expect, it } from 'vitest';
import { pages } from '#app/routes.ts';
import { ANYWHERE } from '#features/community/parties/party.labels.ts';
import { MAX_REGION } from '#features/community/parties/party.limits.ts';
import { RESIZE_DEBOUNCE_MS } from '#features/shell/ads/ad-slot.rules.ts';
import { formatTitle } from '#features/shell/errors/ui/error-page.tsx';
import { isGuarded, LOGIN_PATH } from '#features/shell/guards/guard.rules.ts';
import { testedIn } from '#tests/support/tested-in.ts';
import { chapter, tableOf } from './rows.ts';

const screens = tableOf(2).flatMap(([paths = '', purpose = '']) =>
  paths.split(', ').map((path) => ({ path, purpose })),
);
const routeOf = (path: string) => {
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, ':\\w+')}$`);
  return pages.find((page) => pattern.test(page.path));
};

describe('p§2 screens', () => {
  it('are read from the table', () => {
    expect(screens.length).toBeGreaterThan(50);
  });

  it.each(screens)('$path: $purpose', ({ path }) => {
    expect(routeOf(path)?.path).toBeDefined();
  });

  testedIn(
    'each of them answers with its content in the HTML',
    'src/app/pages.page.test.ts',
    'has one sample of every kind of page, and no sample of a removed page',
    'is a Korean document with its content in the HTML',
  );
});

describe('p§2 behaviours', () => {
  it('layouts by name: calc-menu, default, notice-title, with-scroll-top', () => {
    // The desk has a frame of its own (contract §21).
    const names = new Set(pages.filter(({ operatorLevel }) => operatorLevel === null).map(({ layout }) => layout));
    expect([...names].sort()).toEqual(['calc-menu', 'default', 'notice-title', 'with-scroll-top']);
    for (const name of names) expect(chapter(2)).toContain(name);
  });

  it.each([
    '/items/{id}',
    '/skills/{id}',
    '/maps/{code}',
    '/dungeons/regions/{id}',
    '/shortcuts',
    '/party',
    '/trade',
    '/recipe',
  ])('layout with-scroll-top: %s', (path) => {
    expect(routeOf(path)?.layout).toBe('with-scroll-top');
  });

  testedIn(
    'hash anchor: the element with that data-id is scrolled to, centred and highlighted',
    'src/features/shell/anchors/ui/scroll-to-anchor.component.test.tsx',
    'leads to the element of that id after 500 ms, in the middle, unfolded, focused and highlighted for 1500 ms',
    'leads on to the next one, highlights it anew when it is chosen again, and gives up an earlier one',
  );
  testedIn(
    'hash anchor: up to 10 retries at 100 ms',
    'src/features/shell/anchors/ui/scroll-to-anchor.component.test.tsx',
    '%s',
  );
  testedIn(
    'an external redirect causes a full page load',
    'tests/e2e/loading/navigation.e2e.ts',
    'asks the server for what is no page of the list',
  );

  it('error page: 404 is Page Not Found, others Internal Server Error, unless the error says more', () => {
    expect(formatTitle({ status: 404, message: '' })).toBe('Page Not Found');
    expect([500, 502, 503].map((status) => formatTitle({ status, message: '' }))).toEqual(
      [500, 502, 503].map(() => 'Internal Server Error'),
    );
    expect(formatTitle({ status: 403, statusMessage: '볼 수 없는 페이지입니다', message: '' })).toBe(
      '볼 수 없는 페이지입니다',
    );
  });

  testedIn(
    'error page: status, status message and message of the error',
    'src/app/page-errors.page.test.ts',
    'is the server-error page and reveals nothing of the cause',
    'is 503 with Retry-After when they are only unreachable',
  );
  testedIn(
    'maintenance: every other path is redirected to /maintenance, for exactly the string true',
    'src/app/page-errors.page.test.ts',
    '%s redirects to /maintenance',
    'is off for any setting but true, and its page is an ordinary one then',
  );

  it('route guard: included, excluded and wildcard paths; login and callback are never guarded', () => {
    const patterns = { include: ['/me*', '/trade/register*', '/login*', '/confirm'], exclude: ['/me/open'] };
    const guarded = ['/me', '/me/trades', '/trade/register/12', '/me/open', '/items', LOGIN_PATH, '/confirm'];
    expect(guarded.map((path) => isGuarded(path, patterns))).toEqual([true, true, true, false, false, false, false]);
  });

  testedIn(
    'route guard: the requested path is remembered for after the login',
    'tests/e2e/journeys/sign-in.e2e.ts',
    'leads from a guarded page through the first form back to it, and survives a reload',
  );
  testedIn(
    'the login prompt is part of the shell',
    'src/features/people/reports/ui/report-button.component.test.tsx',
    'is not opened for %s, who return to its button',
  );
  testedIn(
    'page metadata: viewport, keywords, share title and description, picture of 600x315',
    'src/app/pages.page.test.ts',
    'has its metadata for browsers, search engines and previews',
    'is shared with a picture of 600 by 315',
  );
  testedIn(
    'page metadata: a web-font stylesheet is added after mount',
    'src/app/outside-addresses.page.test.ts',
    'of the font stylesheet is known to the browser, allowed, and in no markup: it is added after load',
  );

  testedIn(
    'ads: sidebars from 1344, small below 1624; a bottom anchor at 320-728',
    'src/features/shell/ads/ad-slot.rules.test.ts',
    'p§9 ads: the size of a slot',
    'never leaves a width with rails and an anchor at once',
  );
  testedIn(
    'ads: sidebars as a browser shows them',
    'tests/e2e/ads/ads.e2e.ts',
    'p§2 ads: rails of 120 px from 1344 px on, of 160 px from 1624 px on, beside the whole column',
  );
  testedIn(
    'ads: a bottom anchor as a browser shows it',
    'tests/e2e/ads/ads.e2e.ts',
    'lie over the tab bar of a phone, and cover neither a field, nor the bar, nor the end of the page',
  );

  it('ads: resize debounce 250 ms', () => {
    expect(RESIZE_DEBOUNCE_MS).toBe(250);
  });

  it('party places: any place (id 0) and dungeons of region up to 5', () => {
    expect([ANYWHERE, MAX_REGION]).toEqual([0, 5]);
  });
});
