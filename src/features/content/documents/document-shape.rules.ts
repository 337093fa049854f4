/**
 * Defines which nodes each node may contain, for the schema and the editor alike. Headings are allowed only at the top
 * level, so that the contents of an article are a list.
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

/** Nodes that may be empty. A paragraph without words is an empty line. */
export const MAY_BE_EMPTY: ReadonlySet<ParentName> = new Set(['paragraph', 'heading']);

/** Marks in the order of nesting, the outermost first. */
export const MARK_NAMES = ['link', 'bold', 'italic', 'strike', 'code'] as const;

export const TONES = ['info', 'tip', 'warn', 'danger'] as const;
export type Tone = (typeof TONES)[number];

/** Names of game-icons for callouts without an icon of their own. */
export const TONE_ICONS: Readonly<Record<Tone, string>> = {
  info: 'scroll-unfurled',
  tip: 'light-bulb',
  warn: 'hazard-sign',
  danger: 'death-skull',
};

export const MENTION_KINDS = ['item', 'skill', 'monster', 'dungeon', 'map'] as const;
export type MentionKind = (typeof MENTION_KINDS)[number];
