import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BidiSession } from './bidi-session.ts';
import { callOf, type EnginePage } from './engine-page.ts';
import { lineOf } from './first-line.ts';

const tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const logged = z.object({ level: z.string(), text: z.string().nullable() });
const evaluated = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('success'),
    result: z.object({ value: z.unknown().optional(), sharedId: z.string().optional() }),
  }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Firefox without a window. */
export async function openFirefox(program: string): Promise<EnginePage> {
  const home = mkdtempSync(join(tmpdir(), 'baramnaru-firefox-'));
  writeFileSync(
    join(home, 'user.js'),
    `user_pref('widget.gtk.overlay-scrollbars.enabled', true);\nuser_pref('ui.useOverlayScrollbars', 1);\n`,
  );
  const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'];
  const { PATH = '' } = process.env;
  const browser = spawn(program, args, { env: { PATH, HOME: home }, stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await lineOf(browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const complaints: string[] = [];
  const session = await BidiSession.begin(`${address}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text } = logged.parse(params);
    if (['warn', 'error'].includes(level)) complaints.push(`${level}: ${text}`);
  });
  const [{ context } = { context: '' }] = tree.parse(await session.send('browsingContext.getTree', {})).contexts;
  await session.send('session.subscribe', { events: ['log.entryAdded'] });
  return pageOf(session, context, {
    complaints,
    async stop() {
      await session.send('browser.close', {});
      if (browser.exitCode === null) await new Promise((resolve) => browser.once('exit', resolve));
      rmSync(home, { recursive: true, force: true });
    },
  });
}

interface Rest {
  complaints: string[];
  stop(): Promise<void>;
}

function pageOf(session: BidiSession, context: string, { complaints, stop }: Rest): EnginePage {
  const evaluate = async (expression: string) => {
    const target = { context };
    const answer = await session.send('script.evaluate', {
      expression,
      target,
      awaitPromise: true,
      userActivation: true,
    });
    const result = evaluated.parse(answer);
    if (result.type === 'exception') throw new Error(result.exceptionDetails.text);
    return result.result;
  };
  const act = (source: object) => session.send('input.performActions', { context, actions: [source] });
  return {
    async open(url) {
      await session.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async resize(width, height) {
      await session.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async run(work, ...args) {
      const { value } = await evaluate(`(async () => JSON.stringify(await ${callOf(work, args)}))()`);
      return value === undefined ? undefined : JSON.parse(String(value));
    },
    has: async (find, ...args) => (await evaluate(`${callOf(find, args)} !== null`)).value === true,
    async click(find, ...args) {
      const { sharedId } = await evaluate(`(${inView})(${callOf(find, args)})`);
      const origin = { type: 'element', element: { sharedId } };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x: 0, y: 0, origin }, ...press] });
    },
    async type(text) {
      const presses = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act({ type: 'key', id: 'keyboard', actions: presses });
    },
    async clearCookies() {
      await session.send('storage.deleteCookies', { partition: { type: 'context', context } });
    },
    complaints: async () => complaints.splice(0),
    close: stop,
  };
}

/** Runs in the page. */
function inView(element: Element | null): Element {
  if (!element) throw new Error('It is not there.');
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(hit)) throw new Error(`${hit?.outerHTML.slice(0, 200)} would get the click.`);
  return element;
}
