/**
 * What the build uses though a supported browser lacks it, and what happens there. A name stands for all that begins with it and a dot.
 */
export const KNOWN_GAPS: Readonly<Record<string, string>> = {
  'css.properties.cursor': 'Telephones have none.',
  'css.properties.resize': 'The field stays as high as it is.',
  'css.properties.scrollbar-width': 'Bars are as the system has them.',
  'css.properties.scrollbar-color': 'Bars are as the system has them.',
  'css.properties.scrollbar-gutter': 'Bars of those browsers lie over the page.',
  'css.properties.field-sizing': 'The field has its least number of lines.',
  'css.properties.forced-color-adjust': 'Nor do they force colours.',
  'css.properties.font-family.ui-monospace': 'The next face of the list is taken.',
  'css.properties.content-visibility':
    'On desks what phones fold is folded too, a press away; on paper it stays folded.',
  'css.selectors.details-content': 'On desks what phones fold is folded too, a press away; on paper it stays folded.',
  'css.selectors.selection': 'Selected text has the colours of the system.',
  'css.properties.text-wrap': 'Lines break where they are full.',
  'css.properties.break-after': 'For columns, where a heading may stand at the foot of one.',
  'css.properties.break-before': 'For columns, where a heading may stand at the foot of one.',
  'css.at-rules.property': 'A line fades at its end whether it goes on or not.',
  beforeunload: 'Drafts are stored as they are typed.',
  touchstart: 'A desk has no fingers.',
  touchmove: 'A desk has no fingers.',
  wheel: 'A telephone has no wheel.',
  caretPositionFromPoint: 'The editor tries caretRangeFromPoint too.',
  caretRangeFromPoint: 'The editor tries caretPositionFromPoint first.',
  getComposedRanges: 'The editor calls it in Safari alone.',
  toBase64: 'Of passkeys in the client of the sign-in: not offered.',
  // Methods of ours and of packages with the name of a newer one of the platform.
  ...named('read', 'index', 'use', 'sync', 'move', 'parseHTML', 'toArray'),
};

function named(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'Not the method of the platform.']));
}
