import { findCoveredControls } from '#tests/e2e/support/covered-controls.ts';
import { ENGINES, type EnginePage } from '#tests/e2e/support/engines/engine-page.ts';
import {
  brokenWordsInPage,
  EngineVisitor,
  type Heights,
  heightsInPage,
} from '#tests/e2e/support/engines/engine-site.ts';
import { openEngine, programOf } from '#tests/e2e/support/engines/engines.ts';
import { catalog, expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { storedFaces } from '#tests/support/build.ts';
import { pageKinds } from '#tests/support/page-samples.ts';
import { STORE_FACES } from '#tests/support/store-faces.ts';

const ROUTES = [
  ...['/', '/items', '/items/:id', '/skills/:id', '/monsters/:id', '/maps', '/maps/:code', '/calc/plan'],
  ...['/guides/:id', '/trade', '/trade/:id', '/recipe'],
];
/** The window of WebKitGTK's browser is never as narrow as a phone of today, but gets the layout of phones. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 450, height: 844 },
];
const TOLERANCE_PX = 4;
const LIMIT_MS = 600_000;

const kinds = pageKinds(catalog).filter(
  ({ route }, index, all) => ROUTES.includes(route) && all.findIndex((other) => other.route === route) === index,
);

/** What is higher or lower than in Chromium, or only in one of them. */
function differences(ours: Heights, theirs: Heights): string[] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  return names
    .filter((name) => !(Math.abs((ours[name] ?? Number.NaN) - (theirs[name] ?? Number.NaN)) <= TOLERANCE_PX))
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
        for (const { path } of kinds) {
          await test.step(path, async () => {
            await chromium.goto(path);
            await untilAlive(chromium);
            await other.open(path);
            const heights = await chromium.evaluate(heightsInPage);
            expect.soft(differences(heights, await engine.run(heightsInPage)), path).toEqual([]);
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
  });
