import { findCoveredControls } from '#tests/e2e/support/covered-controls.ts';
import { ENGINES, ENTER, type EnginePage } from '#tests/e2e/support/engines/engine-page.ts';
import {
  brokenWordsInPage,
  EngineVisitor,
  type Heights,
  heightsInPage,
  hideScrollbarsInPage,
  showDisclosuresInPage,
  shownDisclosuresInPage,
} from '#tests/e2e/support/engines/engine-site.ts';
import { openEngine, programOf } from '#tests/e2e/support/engines/engines.ts';
import { SWORD } from '#tests/e2e/support/market-object.ts';
import { catalog, expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { storedFaces } from '#tests/support/build.ts';
import { PUMPKIN, pageKinds } from '#tests/support/page-samples.ts';
import { STORE_FACES } from '#tests/support/store-faces.ts';

const ROUTES = [
  ...['/', '/items', '/items/:id', '/skills/:id', '/monsters/:id', '/maps', '/maps/:code', '/calc/plan'],
  ...['/guides/:id', '/trade', '/trade/:id', '/recipe'],
];
const DESK_PX = 1440;
/** The window of WebKitGTK's browser is never as narrow as a phone of today, but gets the layout of phones. */
const SIZES = [
  { width: DESK_PX, height: 900 },
  { width: 450, height: 844 },
];
const TOLERANCE_PX = 4;
/**
 * WebKitGTK sets letters on whole pixels, which makes text wider than elsewhere: on a phone a paragraph may have a line more. Safari does
 * not.
 */
const WIDER_TEXT = { firefox: 0, webkit: 0.03 };
const LIMIT_MS = 600_000;

const kinds = pageKinds(catalog).filter(
  ({ route }, index, all) => ROUTES.includes(route) && all.findIndex((other) => other.route === route) === index,
);

/** What is higher or lower than in Chromium, or only in one of them. @param share of a height that may differ too */
function differences(ours: Heights, theirs: Heights, share: number): string[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  const isAlike = (one = Number.NaN, other = Number.NaN) => Math.abs(one - other) <= TOLERANCE_PX + one * share;
  return names
    .filter((name) => !isAlike(ours[name], theirs[name]))
    .map((name) => `${name}: ${theirs[name]} px, in Chromium ${ours[name]} px`);
}

for (const name of ENGINES.filter((one) => programOf(one) !== undefined))
  test.describe(name, () => {
    test.describe.configure({ timeout: LIMIT_MS });
    let engine: EnginePage;
    test.beforeAll(async () => {
      engine = await openEngine(name);
    });
    test.afterAll(() => engine?.close());

    async function visitor(origin: string): Promise<EngineVisitor> {
      await engine.open(`${origin}/robots.txt`);
      await engine.clearCookies();
      await engine.run(() => localStorage.clear());
      await engine.run(STORE_FACES, storedFaces());
      return new EngineVisitor(engine, origin);
    }

    for (const size of SIZES)
      test(`draws 12 kinds of pages as high as Chromium at ${size.width} px, and a press reaches what is seen`, async ({
        visit,
        site,
      }) => {
        expect(kinds).toHaveLength(ROUTES.length);
        const chromium = await visit('/robots.txt', { viewport: size, until: async () => undefined });
        const other = await visitor(site.origin);
        await engine.resize(size.width, size.height);
        const share = size.width === DESK_PX ? 0 : WIDER_TEXT[name];
        for (const { path } of kinds) {
          await test.step(path, async () => {
            await chromium.goto(path);
            await untilAlive(chromium);
            await chromium.evaluate(hideScrollbarsInPage);
            await other.open(path);
            await engine.run(showDisclosuresInPage, await chromium.evaluate(shownDisclosuresInPage));
            const heights = await chromium.evaluate(heightsInPage);
            expect.soft(differences(heights, await engine.run(heightsInPage), share), path).toEqual([]);
            const broken = new Set(await chromium.evaluate(brokenWordsInPage));
            expect
              .soft(
                (await engine.run(brokenWordsInPage)).filter((word) => !broken.has(word)),
                path,
              )
              .toEqual([]);
            expect.soft(await engine.run(findCoveredControls), path).toEqual([]);
            expect.soft(await engine.complaints(), path).toEqual([]);
          });
        }
      });

    test('opens the palette by its key, finds an item by three Korean letters and goes there by Enter', async ({
      site,
    }) => {
      await engine.resize(DESK_PX, 900);
      const reader = await visitor(site.origin);
      await reader.open('/skills');
      await engine.run(() => Object.assign(window, { isSameDocument: true }) && undefined);
      // The code of the palette comes meanwhile.
      await reader.type('/ㅈㅎㅂ');
      await reader.untilShown(PUMPKIN, 'dialog[open] [role=option][aria-selected=true]');
      await reader.type(ENTER);
      await reader.untilAt(/^\/items\/\d+$/);
      await reader.untilShown(PUMPKIN, 'h1');
      expect(await engine.run(() => 'isSameDocument' in window)).toBe(true);
      expect(await engine.complaints()).toEqual([]);
    });

    test.describe('a newcomer', () => {
      test.use({ where: 'players' });

      async function signedIn(origin: string, nickname: string): Promise<EngineVisitor> {
        await engine.resize(DESK_PX, 900);
        const player = await visitor(origin);
        await player.open('/login');
        await player.press('닉네임으로 로그인');
        await player.untilAt(/^\/login\/nickname$/);
        await player.fill('닉네임', nickname);
        await player.press('로그인', 'main button');
        await player.untilAt(/^\/confirm$/);
        await player.fill('레벨', '50');
        for (const consent of ['이용약관', '개인정보 처리방침', '만 14세 이상'])
          await player.press(consent, 'input[type=checkbox]');
        await player.press('시작하기');
        await player.untilAt(/^\/me$/);
        return player;
      }

      test('signs in by a nickname, accepts the terms and is known on every page from then on', async ({ site }) => {
        const nickname = `${name}나그네${test.info().retry}`;
        const player = await signedIn(site.origin, nickname);
        await player.open('/skills');
        await player.untilShown(`내 정보 (${nickname})`, '.top .person');
        expect(await engine.complaints()).toEqual([]);
      });

      test('lists an item at a price as players write it, and sees it listed', async ({ site }) => {
        const player = await signedIn(site.origin, `${name}상인${test.info().retry}`);
        await player.open(`/trade/register/${SWORD.id}`);
        await player.fill('가격 (개당)', '50만');
        await player.press('올리기');
        await player.untilAt(/^\/trade\/view\/\d+$/);
        await player.untilShown(SWORD.name, 'h1');
        expect(await engine.complaints()).toEqual([]);
      });
    });
  });
