import { DESK_FROM, TABLET_FROM } from '../src/shared/window-kind.rules.ts';

/**
 * The widths at which screens change, in px. Phones are below `phone` and may be in landscape from `across`. The
 * content has its full width from `full`. Ad rails are shown from `rails`, narrow ones below `wideRails`, so that the
 * content keeps its full width. A small desk, half a screen beside the game, has less.
 */
const BREAKPOINTS = {
  small: 384,
  across: 640,
  phone: TABLET_FROM,
  full: 1112,
  rails: DESK_FROM,
  wideRails: 1432,
};

/** Width in px from which the painted wall shows its whole sun. It is lower on a phone. */
const WHOLE_MURAL = { desk: 264, phone: 222 };

/** Widths in px at which the content of a panel changes that may be in one column or across two (`@container`). */
const PANEL = { wide: 500, full: 700 };

/**
 * Smallest usual window, in px. Even the narrowest phone is wider, so below this width text is enlarged or the page is
 * zoomed; below this height the bars of a phone would take half.
 */
const SMALLEST = { width: 320, height: 360 };

const QUERIES: Readonly<Record<string, string>> = {
  '(--large-text)': `(max-width: ${SMALLEST.width - 1}px)`,
  '(--low)': `(max-height: ${SMALLEST.height - 1}px)`,
  '(--small-phone)': `(max-width: ${BREAKPOINTS.small - 1}px)`,
  '(--phone-across)': `(min-width: ${BREAKPOINTS.across}px) and (max-width: ${BREAKPOINTS.phone - 1}px)`,
  '(--phone)': `(max-width: ${BREAKPOINTS.phone - 1}px)`,
  '(--desk)': `(min-width: ${BREAKPOINTS.phone}px)`,
  '(--half-screen)': `(min-width: ${BREAKPOINTS.phone}px) and (max-width: ${BREAKPOINTS.full - 1}px)`,
  '(--full-desk)': `(min-width: ${BREAKPOINTS.full}px)`,
  '(--small-desk)': `(min-width: ${BREAKPOINTS.phone}px) and (max-width: ${BREAKPOINTS.full - 1}px)`,
  '(--no-rails)': `(max-width: ${BREAKPOINTS.rails - 1}px)`,
  '(--rails)': `(min-width: ${BREAKPOINTS.rails}px)`,
  '(--no-wide-rails)': `(max-width: ${BREAKPOINTS.wideRails - 1}px)`,
  '(--wide-rails)': `(min-width: ${BREAKPOINTS.wideRails}px)`,
  '(--narrow-panel)': `(max-width: ${PANEL.wide - 1}px)`,
  '(--wide-panel)': `(min-width: ${PANEL.wide}px)`,
  '(--partial-panel)': `(max-width: ${PANEL.full - 1}px)`,
  '(--narrow-mural)': `(max-width: ${WHOLE_MURAL.desk - 1}px)`,
  '(--narrow-phone-mural)': `(max-width: ${WHOLE_MURAL.phone - 1}px)`,
  '(--full-panel)': `(min-width: ${PANEL.full}px)`,
};

/**
 * A PostCSS plugin that replaces names of widths. An unknown name stops the build, because a browser would skip the
 * whole block.
 */
export function breakpoints() {
  return { postcssPlugin: 'breakpoints', AtRule: { media: nameWidths, container: nameWidths } };
}

function nameWidths(rule: { params: string }): void {
  rule.params = rule.params.replaceAll(/\(--[\w-]+\)/g, (name) => {
    const query = QUERIES[name];
    if (query === undefined) throw new Error(`No breakpoint is called ${name}.`);
    return query;
  });
}
