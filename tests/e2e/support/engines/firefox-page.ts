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
    result: z.object({ value: z.unknown().optional() }),
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
    complaints: async () => complaints.splice(0),
    close: stop,
  };
}
