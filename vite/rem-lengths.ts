/** Size in px of one rem in a browser whose text size nobody changed. */
const REM_PX = 16;
/** Largest length in px that stays as it is whatever the size of the text: a line, a dot or a gap. */
const SMALL = 8;

/** Properties that give text its room. Spacing is not among them: beside large text its room is needed for words. */
const ROOM = /^(?:font|line-height|(?:min-|max-)?(?:height|width)|grid-|flex|columns|scroll-padding|--)/;
/** Variables for lines around elements and for details drawn with them. */
const FINE = /^--(?:line|ring|strike|s\d|gutter|half|radius)/;
/** Selectors of drawings, which have their own units. */
const DRAWN = /(?:^|\s)text\b|[.]chart\b|[.]map /;
const LENGTH = /(?<![\w.-])(-?\d*\.?\d+)px\b/g;

interface Declaration {
  prop: string;
  value: string;
  parent?: { selector?: string } | undefined;
}

/**
 * A PostCSS plugin that converts px in sheets to rem for browsers. With larger text the whole layout grows as if
 * zoomed, so no text outgrows its row or its column.
 */
export function remLengths() {
  return { postcssPlugin: 'rem-lengths', Declaration: scale, AtRule: { media: scaleQuery, container: scaleQuery } };
}

function scale(declaration: Declaration): void {
  const { prop, value, parent } = declaration;
  if (!value.includes('px') || !ROOM.test(prop) || FINE.test(prop) || DRAWN.test(parent?.selector ?? '')) return;
  const scaled = value.replaceAll(LENGTH, toRem);
  // PostCSS visits changed declarations again.
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
