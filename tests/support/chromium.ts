import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/steps/chromium.mjs';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser that `npm test` found or fetched. Null on a machine without one: the caller skips its tests
 * (`describe.skipIf(browser === null)`), and the count of skipped tests is told at the end.
 */
export async function launchBrowser(): Promise<Browser | null> {
  const executablePath = findChromium();
  if (executablePath === undefined) return null;
  // Chromium's own sandbox is of no use to root and in most containers; only our own pages are opened.
  return chromium.launch({ executablePath, args: QUIET, chromiumSandbox: false });
}
