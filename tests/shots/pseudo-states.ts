import type { Page } from 'playwright-core';
import type { Act } from './actions.ts';

const TOUCHED = 'a, button, summary, label, input, select, textarea, tr, li';

export const pointAtAll: Act = (page) => force(page, ['hover']);

export const focusAll: Act = (page) => force(page, ['focus', 'focus-visible']);

async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('DOM.enable');
  await line.send('CSS.enable');
  const { root } = await line.send('DOM.getDocument');
  const { nodeIds } = await line.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: TOUCHED });
  await Promise.all(nodeIds.map((nodeId) => line.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
}
