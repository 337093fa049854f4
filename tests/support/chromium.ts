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

/** undefined on a machine without a browser: journeys are then skipped and counted. */
export const CHROMIUM = findChromium();

let shared: Promise<Browser> | undefined;

export async function sharedBrowser(): Promise<Browser> {
  const opened = await shared;
  if (opened?.isConnected()) return opened;
  shared = launchBrowser();
  return shared;
}

export async function launchBrowser(): Promise<Browser> {
  if (CHROMIUM === undefined) throw new Error('There is no browser.');
  // Chromium's own sandbox does not work for root and in most containers; only our own pages are opened.
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET, chromiumSandbox: false });
}
