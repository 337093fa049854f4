import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { z } from 'zod';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const axeResult = z.object({
  violations: z.array(
    z.object({ id: z.string(), nodes: z.array(z.object({ target: z.unknown(), html: z.string() })) }),
  ),
});

/** Target sizes (WCAG 2.5.8) are the one rule of 2.2 AA that axe leaves out unless told. */
const AXE_OPTIONS = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/**
 * What axe finds on the screen as it is: WCAG 2.2 A and AA, and its best practices. Base UI's guards at the ends of a menu
 * have the focus only to pass it on.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const violations = await axeViolations(page, AXE_OPTIONS);
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

export async function axeViolations(page: Page, options: object): Promise<z.infer<typeof axeResult>['violations']> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const result: unknown = await page.evaluate(
    `axe.run({ exclude: ['[data-base-ui-focus-guard]'] }, ${JSON.stringify(options)})`,
  );
  return axeResult.parse(result).violations;
}

const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }`;

/** What is cut off once a reader spaces the text as WCAG 1.4.12 allows; what ends in an ellipsis says so itself. */
export async function spacingFaults(page: Page): Promise<string[]> {
  const spaced = await page.addStyleTag({ content: SPACED });
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll('.top :not(input), main :not(input)')]
      .filter((one) => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(one);
        const isCutting = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis' && clipPath === 'none';
        return isCutting && one.clientWidth > 0 && one.scrollWidth > one.clientWidth && one.checkVisibility();
      })
      .map((one) => `${one.tagName}.${one.className}`),
  );
  await spaced.evaluate((style) => style.parentElement?.removeChild(style));
  return faults;
}

/** Elements that reach over the right edge, when the page scrolls sideways at all. */
export function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    );
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 5).map((one) => `${one.tagName}.${one.className}`)];
  });
}
