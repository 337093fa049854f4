/** px of one rem in a browser whose text size nobody changed. */
const REM_PX = 16;
/** px: up to here it is a line, a dot or a gap, which stays as it is whatever the size of the text. */
const SMALL = 8;

/** What text takes room in. Spacing stays as it is: beside large text it is room that words need. */
const ROOM = /^(?:font|line-height|(?:min-|max-)?(?:height|width)|grid-|flex|columns|scroll-padding|--)/;
/** Lines around things, and what is drawn with them. */
const FINE = /^--(?:line|ring|strike|s\d|gutter|half|radius)/;
/** These stand in the units of their own drawing. */
const DRAWN = /(?:^|\s)text\b|[.]chart\b|[.]map /;
const LENGTH = /(?<![\w.-])(-?\d*\.?\d+)px\b/g;

interface Declaration {
  prop: string;
  value: string;
  parent?: { selector?: string } | undefined;
}

/**
 * A PostCSS plugin: sheets say px, browsers get rem. A visitor with larger text gets all of the layout larger, as if zoomed, so no
 * text outgrows its row or its column.
 */
export function remLengths() {
  return { postcssPlugin: 'rem-lengths', Declaration: scale, AtRule: { media: scaleQuery, container: scaleQuery } };
}

function scale(declaration: Declaration): void {
  const { prop, value, parent } = declaration;
  if (!value.includes('px') || !ROOM.test(prop) || FINE.test(prop) || DRAWN.test(parent?.selector ?? '')) return;
  const scaled = value.replaceAll(LENGTH, toRem);
  // PostCSS visits what was changed again.
  if (scaled !== value) declaration.value = scaled;
}

function toRem(length: string, px: string): string {
  const amount = Number(px);
  if (Math.abs(amount) <= SMALL) return length;
  return `${String(amount / REM_PX).replace(/^(-?)0\./, '$1.')}rem`;
}

function scaleQuery(rule: { params: string }): void {
  rule.params = rule.params.replaceAll(LENGTH, (_, px: string) => `${Number(px) / REM_PX}rem`);
}
