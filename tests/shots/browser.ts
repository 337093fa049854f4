import { type Browser, chromium } from 'playwright-core';
import { ORIGIN } from './site.ts';

const QUIET = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Colours and glyphs are then the same on every machine with the same browser.
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

export function openBrowser(executablePath: string, port: number): Promise<Browser> {
  const args = [...QUIET, `--host-resolver-rules=MAP ${new URL(ORIGIN).hostname}:80 127.0.0.1:${port}`];
  // Chromium's own sandbox does not work for root and in most containers; only our own pages are opened.
  return chromium.launch({ executablePath, args, chromiumSandbox: false });
}
