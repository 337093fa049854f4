import { cdp, type Locator } from 'vitest/browser';

let hasMouse = true;

/** What a device has is no matter of the machine that tests: a whole Chromium without a mouse has no hover. */
export function stubMouse(): void {
  const matchReal = window.matchMedia.bind(window);
  const answers: Readonly<Record<string, () => boolean>> = {
    '(hover: hover)': () => hasMouse,
    '(any-hover: hover)': () => hasMouse,
    '(hover: none)': () => !hasMouse,
  };
  window.matchMedia = (query) => {
    const list = matchReal(query);
    const answer = answers[query];
    return answer ? Object.defineProperty(list, 'matches', { value: answer() }) : list;
  };
}

/** A device without a mouse, until told otherwise. */
export async function useFingers(areUsed = true): Promise<void> {
  hasMouse = !areUsed;
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: areUsed, maxTouchPoints: 1 });
}

export async function tap(place: Locator): Promise<void> {
  const element = await place.findElement();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const point = { x: (frame?.left ?? 0) + left + width / 2, y: (frame?.top ?? 0) + top + height / 2 };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
