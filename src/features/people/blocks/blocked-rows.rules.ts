/**
 * Marks rows that were rendered before the blocks were known: they keep their height, so that the layout does not
 * shift.
 */
export const STOOD_BEFORE = 'data-stood';

export interface BlockedPeople {
  profileIds: readonly number[];
  /** Names of characters in the game. */
  names: readonly string[];
}

/**
 * Returns a style sheet that hides rows of blocked players behind a note. Rows that were rendered before keep their
 * height; later ones collapse, and neighbours are counted in one line. A row names its author by `data-by`: the profile
 * id, or `@` and a name of the game.
 */
export function blockedRowsCss({ profileIds, names }: BlockedPeople): string {
  if (profileIds.length === 0 && names.length === 0) return '';
  const players = profileIds.map((id) => `[data-by="${id}"]`);
  const rows = `:is(${[...players, ...names.map((name) => `[data-by="@${quoted(name)}" i]`)].join(',')})`;
  const later = `${rows}:not([${STOOD_BEFORE}])`;
  return [
    `${rows}{position:relative}`,
    // `visibility` hides the content from pointers, the keyboard and screen readers, but keeps its size.
    `${rows}>*{visibility:hidden}`,
    `${rows}::after{content:"차단한 사람의 글";position:absolute;inset:0;display:flex;align-items:center;padding-inline:var(--gutter);color:var(--paper-dim);font:var(--t-meta)}`,
    `:has(>${later}){counter-reset:blocked}`,
    `[data-by]:not(${rows}){counter-set:blocked 0}`,
    `${later}{counter-increment:blocked;height:40px !important;min-height:0 !important;padding-block:0 !important;overflow:hidden}`,
    `${later}>*{display:none}`,
    `${later}+${later}::after{content:"차단한 사람의 글 " counter(blocked) "개"}`,
    // Not `display: none`: hidden elements would not increment the counter.
    `${later}:has(+${later}){height:0 !important;border:0}`,
    `${later}:has(+${later})::after{content:none}`,
  ].join('\n');
}

/** Escapes a name for a CSS string. */
function quoted(name: string): string {
  return name.replaceAll(/["\\\n\r\f]/g, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);
}
