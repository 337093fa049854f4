import { type Browser, chromium } from 'playwright-core';
import { findChromium, findWholeChromium } from '../../scripts/steps/chromium.mjs';
import { chromiumOptions } from './chromium-options.ts';

/** undefined on a machine without a browser. */
export const CHROMIUM = findChromium();

const given = process.env.BARAMNARU_WHOLE_CHROMIUM;

/** Shows notifications, as a headless shell does not. */
export const WHOLE_CHROMIUM = given === 'none' ? undefined : (given ?? (await findWholeChromium()));

let whole: Promise<Browser> | undefined;

export function wholeBrowser(): Promise<Browser> {
  whole ??= launchBrowser(WHOLE_CHROMIUM);
  return whole;
}

export async function launchBrowser(executablePath = CHROMIUM, args: readonly string[] = []): Promise<Browser> {
  if (executablePath === undefined) throw new Error('There is no browser.');
  return chromium.launch(chromiumOptions(executablePath, args));
}
