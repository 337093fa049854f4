import { findChromium } from '../../scripts/steps/chromium.mjs';

/** Tests of components never pass for want of a browser. */
export default function requireBrowser(): void {
  if (findChromium() === undefined) {
    throw new Error(
      '컴포넌트를 시험할 브라우저가 없습니다. npm test가 마련하거나, BARAMNARU_CHROMIUM으로 알려 주세요.',
    );
  }
}
