import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/e2e/support/shared-sites.ts';
import type { EnginePage } from './engine-page.ts';
import { lineOf } from './first-line.ts';
import { WebDriverSession } from './webdriver-session.ts';

const SCREEN = '1600x1200x24';
const TRIES = 5;

/** WebKitGTK's own small browser, on a screen that nobody sees. */
export async function openWebKit(driver: string): Promise<EnginePage> {
  const home = mkdtempSync(join(tmpdir(), 'baramnaru-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await lineOf(screen.stdout, /^(\d+)$/)}`;
  const port = await freePort();
  const { PATH = '' } = process.env;
  const server = spawn(driver, [`--port=${port}`], {
    env: { PATH, HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: display, NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
    stdio: 'ignore',
  });
  const session = await WebDriverSession.begin(`http://127.0.0.1:${port}`);
  return pageOf(session, () => {
    for (const child of [server, screen] satisfies ChildProcess[]) child.kill();
    rmSync(home, { recursive: true, force: true });
  });
}

function pageOf(session: WebDriverSession, stop: () => void): EnginePage {
  return {
    async open(url) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        await session.open(url);
        if (await session.run(listen)) return;
      }
      throw new Error(`${url} was never listened to in time.`);
    },
    async resize(width, height) {
      await session.resize(width, height);
      const [, innerHeight] = await session.run(innerSize);
      await session.resize(width, height + (height - innerHeight));
    },
    run: (work, ...args) => session.run(work, ...args),
    has: (find, ...args) => session.has(find, ...args),
    click: (find, ...args) => session.click(find, ...args),
    type: (text) => session.type(text),
    clearCookies: () => session.clearCookies(),
    complaints: () => session.run(takeComplaints),
    async close() {
      await session.end();
      stop();
    },
  };
}

const innerSize = () => [innerWidth, innerHeight] as const;

declare global {
  interface Window {
    complaints?: string[];
  }
}

/**
 * WebKitGTK tells nobody of its console.
 * @returns whether that was before React, which waits until the document has loaded and is painted
 */
function listen(): boolean {
  const lines: string[] = [];
  window.complaints = lines;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...parts: unknown[]) => {
      lines.push(`${level}: ${parts.join(' ')}`);
      write.apply(console, parts);
    };
  }
  addEventListener('error', ({ message }) => lines.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => lines.push(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    lines.push(`refused: ${violatedDirective} ${blockedURI}`),
  );
  return performance.getEntriesByName('first-page').length === 0;
}

const takeComplaints = () => window.complaints?.splice(0) ?? [];
