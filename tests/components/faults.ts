import 'axe-core';

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** Px of a window in which no bar at the foot lies over a target. */
export const TALL = 4000;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands in the way of some people, on the page as it is now. */
export async function findFaults(): Promise<string[]> {
  const { violations } = await window.axe.run(document, { runOnly: WCAG });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
