import { findChromium } from '../../scripts/steps/chromium.mjs';

const MISSING = '컴포넌트를 시험할 브라우저가 없습니다. npm test가 마련하거나, BARAMNARU_CHROMIUM으로 알려 주세요.';

/** Tests of components never pass for want of a browser. */
export default function requireBrowser(): void {
  if (findChromium() !== undefined) return;
  const error = new Error(MISSING);
  // Where it was found out says nothing.
  error.stack = MISSING;
  throw error;
}
