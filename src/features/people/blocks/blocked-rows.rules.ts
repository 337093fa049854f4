/**
 * A style sheet under which rows of those players keep their height, and read that a blocked one wrote them. A row names its player by
 * `data-by`.
 */
export function blockedRowsCss(profileIds: readonly number[]): string {
  if (profileIds.length === 0) return '';
  const rows = `:is(${profileIds.map((id) => `[data-by="${id}"]`).join(',')})`;
  return [
    `${rows}{position:relative}`,
    // Hidden from pointers, the keyboard and readers of screens, and of its size.
    `${rows}>*{visibility:hidden}`,
    `${rows}::after{content:"차단한 사람의 글";position:absolute;inset:0;display:flex;align-items:center;padding-inline:var(--gutter);color:var(--paper-dim);font:var(--t-meta)}`,
  ].join('\n');
}
