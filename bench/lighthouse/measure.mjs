// Lighthouse's run of addresses: prints one line of JSON for each run. usage: measure.mjs CHROMIUM RUNS MODE URL...
// Players' devices have a Korean face; where the machine has none, Pretendard is given to the browser as the system's.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const [chromePath, runs, mode, ...urls] = process.argv.slice(2);
/** How long a page is left untouched after it has loaded. */
const UNTOUCHED_MS = 10_000;
const MODES = {
  mobile: [{ throttlingMethod: 'simulate' }],
  untouched: [{ throttlingMethod: 'simulate', pauseAfterLoadMs: UNTOUCHED_MS }],
  applied: [{ throttlingMethod: 'devtools' }],
  desktop: [{ throttlingMethod: 'simulate' }, desktopConfig],
};
const KINDS = { html: /html/, css: /css/, js: /javascript/, font: /font/, image: /image/, json: /json/ };
const kindOf = (mimeType) => Object.keys(KINDS).find((kind) => KINDS[kind].test(mimeType)) ?? 'other';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const FONTS = join(import.meta.dirname, '../../node_modules/pretendard/dist/public/static');
const fontConfig = join(mkdtempSync(join(tmpdir(), 'baramnaru-fonts-')), 'fonts.conf');
writeFileSync(
  fontConfig,
  `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${FONTS}</dir></fontconfig>`,
);

function figuresOf({ audits, categories }) {
  const { observedLoad } = audits.metrics.details.items[0];
  const requests = audits['network-requests'].details.items;
  const begun = requests.filter(({ networkRequestTime }) => networkRequestTime <= observedLoad);
  const bytes = (list) => list.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const untouched = requests.filter(({ networkRequestTime }) => networkRequestTime <= observedLoad + UNTOUCHED_MS);
  const kinds = Object.groupBy(begun, ({ mimeType }) => kindOf(mimeType));
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    fcpMs: audits['first-contentful-paint'].numericValue,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    blockingMs: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    requestsBeforeLoad: begun.length,
    bytesBeforeLoad: bytes(begun),
    bytesUntouched: bytes(untouched),
    bytesByKind: Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, bytes(list)])),
    faults: faultsOf(audits, categories),
  };
}

/** The audits that cost points, of the categories that must be whole. */
function faultsOf(audits, categories) {
  const refs = Object.values(categories).flatMap(({ id, auditRefs }) => (id === 'performance' ? [] : auditRefs));
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
}

/** What Lighthouse itself asks to run again: the browser lost the trace. */
const LOST = new Set(['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED']);

/** A browser of its own: Lighthouse empties the cache, but not what a page has stored. */
async function measure(url, tries = 3) {
  const browser = await launch({
    chromePath,
    envVars: { ...process.env, FONTCONFIG_FILE: fontConfig },
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const [options, config] = MODES[mode];
    const flags = { port: browser.port, onlyCategories: CATEGORIES, logLevel: 'error', ...options };
    const { lhr } = await lighthouse(url, flags, config);
    if (LOST.has(lhr.runtimeError?.code) && tries > 1) return await measure(url, tries - 1);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return figuresOf(lhr);
  } finally {
    browser.kill();
  }
}

for (const url of urls) {
  for (let run = 0; run < Number(runs); run += 1) console.log(JSON.stringify({ url, ...(await measure(url)) }));
}
