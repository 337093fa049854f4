import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

const BROWSERS: ReadonlySet<unknown> = new Set(Object.values(BROWSER_MAP));
const SYSTEMS: ReadonlySet<unknown> = new Set(Object.values(OS_MAP));
const UNKNOWN = '알 수 없는 기기';

/** `Chrome · Windows`. Only names from the library's own list, since the header may contain anything. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = parse(userAgent);
  const names = [BROWSERS.has(browser.name) && browser.name, SYSTEMS.has(os.name) && os.name];
  return names.filter(Boolean).join(' · ') || UNKNOWN;
}
