/** Rows that stood before the blocks were known bear it: they keep their height. */
export const STOOD_BEFORE = 'data-stood';

export interface BlockedPeople {
  profileIds: readonly number[];
  /** Of the game. */
  names: readonly string[];
}

/**
 * A style sheet under which rows of those players keep their height and read that a blocked one wrote them; neighbours
 * that come later fold into one line with their number. A row names its player by `data-by`: his number, or `@` and a name
 * of the game.
 */
export function blockedRowsCss({ profileIds, names }: BlockedPeople): string {
  if (profileIds.length === 0 && names.length === 0) return '';
  const players = profileIds.map((id) => `[data-by="${id}"]`);
  const rows = `:is(${[...players, ...names.map((name) => `[data-by="@${quoted(name)}" i]`)].join(',')})`;
  const later = `${rows}:not([${STOOD_BEFORE}])`;
  return [
    `${rows}{position:relative}`,
    // Hidden from pointers, the keyboard and readers of screens, and of its size.
    `${rows}>*{visibility:hidden}`,
    `${rows}::after{content:"차단한 사람의 글";position:absolute;inset:0;display:flex;align-items:center;padding-inline:var(--gutter);color:var(--paper-dim);font:var(--t-meta)}`,
    `:has(>${later}){counter-reset:blocked}`,
    `[data-by]:not(${rows}){counter-set:blocked 0}`,
    `${later}{counter-increment:blocked;height:40px !important;min-height:0 !important;padding-block:0 !important;overflow:hidden}`,
    `${later}>*{display:none}`,
    `${later}+${later}::after{content:"차단한 사람의 글 " counter(blocked) "개"}`,
    // Not `display: none`, which counters leave out.
    `${later}:has(+${later}){height:0 !important;border:0}`,
    `${later}:has(+${later})::after{content:none}`,
  ].join('\n');
}

/** Inside a CSS string. */
function quoted(name: string): string {
  return name.replaceAll(/["\\\n\r\f]/g, (letter) => `\\${letter.codePointAt(0)?.toString(16)} `);
}
