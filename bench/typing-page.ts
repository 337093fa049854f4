import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { build, type Rollup } from 'vite';

const TOP = join(import.meta.dirname, '..');
const WARM_UP = 16;
const KEYS = 48;
/** Milliseconds for deferred work (drawings, a later table) before the next key. */
const REST_MS = 25;
/** A cross-origin isolated page gets the fine clock: five microseconds instead of a tenth of a millisecond. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

export function keysOf(words: readonly string[]): string[] {
  const once = words.flatMap((word) => {
    const grown = Array.from(word, (_, index) => word.slice(0, index + 1));
    return [...grown, ...grown.toReversed().slice(1)];
  });
  return Array.from({ length: WARM_UP + KEYS }, (_, index) => once[index % once.length] ?? '');
}

export async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...ISOLATED } });
  });
  await page.goto(url, { waitUntil: 'load' });
  return page;
}

async function untilAlive(page: Page, field: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const input = document.querySelector(selector);
    // As `hydration-probe.ts` says: prevented once the field is hydrated.
    return input?.dispatchEvent(new Event('emptied', { cancelable: true })) === false;
  }, field);
}

/**
 * Types by events of the page itself: each is timed by the browser's clock from the event to the end of React's
 * rendering, including handlers and effects. Deferred work is not included.
 * @returns milliseconds per key
 */
export async function typeInto(page: Page, field: string, words: readonly string[]): Promise<number[]> {
  await untilAlive(page, field);
  const { times, answered } = await page.evaluate(
    async ({ selector, keys, restMs }) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const all: number[] = [];
      let changes = 0;
      for (const text of keys) {
        const input = document.querySelector<HTMLInputElement>(selector);
        const before = document.body.textContent;
        await new Promise((resolve) => setTimeout(resolve, restMs));
        const startedAt = performance.now();
        write?.call(input, text);
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        all.push(performance.now() - startedAt);
        if (document.body.textContent !== before) changes += 1;
      }
      return { times: all, answered: changes };
    },
    { selector: field, keys: keysOf(words), restMs: REST_MS },
  );
  // A page that responds later would look fast.
  if (answered < times.length / 2) throw new Error(`${page.url()} answered only ${answered} of ${times.length} keys`);
  return times.slice(WARM_UP);
}

export async function typeAndWait(page: Page, field: string, words: readonly string[]): Promise<number[]> {
  await untilAlive(page, field);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const times: number[] = [];
  for (const text of keysOf(words)) {
    const before = await scriptMs(session);
    await page.evaluate(
      async ({ selector, value }) => {
        const input = document.querySelector<HTMLInputElement>(selector);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 80));
      },
      { selector: field, value: text },
    );
    times.push((await scriptMs(session)) - before);
  }
  return times.slice(WARM_UP);
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}

export async function bareInput(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true });
  const url = `${site}/bare-input`;
  const page = await context.newPage();
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', headers: ISOLATED, body: '<!doctype html><body><div id="root"></div>' }),
  );
  await page.goto(url);
  await page.addScriptTag({ content: await bareScript() });
  return page;
}

async function bareScript(): Promise<string> {
  const folder = await mkdtemp(join(TOP, '.cache/bare-input-'));
  try {
    const entry = join(folder, 'bare.jsx');
    await writeFile(
      entry,
      `import { useState } from 'react';
       import { createRoot } from 'react-dom/client';
       function Bare() {
         const [text, setText] = useState('');
         return <div onEmptiedCapture={(event) => event.preventDefault()}>
           <input id="bare" value={text} onChange={(event) => setText(event.currentTarget.value)} /><p>{text}</p>
         </div>;
       }
       createRoot(document.getElementById('root')).render(<Bare />);`,
    );
    const result = (await build({
      root: TOP,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, target: 'es2022', rollupOptions: { input: entry, output: { format: 'iife' } } },
    })) as Rollup.RollupOutput;
    return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
