/**
 * What each node may hold, which the schema and the editor both read. Headings stand at the top level alone, so that the
 * contents of an article are a list.
 */
const LISTS = ['bulletList', 'orderedList'] as const;
const FLOW = ['paragraph', ...LISTS, 'blockquote', 'horizontalRule', 'table', 'image', 'drawing'] as const;
const INLINE = ['text', 'hardBreak', 'mention', 'figure'] as const;

export const SHAPES = {
  doc: ['heading', ...FLOW, 'callout', 'spoiler'],
  paragraph: INLINE,
  heading: INLINE,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: ['paragraph', ...LISTS],
  blockquote: ['paragraph', ...LISTS],
  table: ['tableRow'],
  tableRow: ['tableHeader', 'tableCell'],
  tableHeader: ['paragraph', ...LISTS, 'image'],
  tableCell: ['paragraph', ...LISTS, 'image'],
  callout: FLOW,
  spoiler: [...FLOW, 'callout'],
} as const;

export type ParentName = keyof typeof SHAPES;

/** May be empty: a paragraph of no words is an empty line. */
export const MAY_BE_EMPTY: ReadonlySet<ParentName> = new Set(['paragraph', 'heading']);

/** In the order in which they nest, the outermost first. */
export const MARK_NAMES = ['link', 'bold', 'italic', 'strike', 'code'] as const;

export const TONES = ['info', 'tip', 'warn', 'danger'] as const;
export type Tone = (typeof TONES)[number];

/** Of game-icons: what a callout without an icon of its own shows. */
export const TONE_ICONS: Readonly<Record<Tone, string>> = {
  info: 'scroll-unfurled',
  tip: 'light-bulb',
  warn: 'hazard-sign',
  danger: 'death-skull',
};

export const MENTION_KINDS = ['item', 'skill', 'monster', 'dungeon', 'map'] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];
