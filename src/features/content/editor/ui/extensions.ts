import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { type ParentName, SHAPES, TONE_ICONS, TONES, type Tone } from '../../documents/document-shape.rules.ts';
import type { Figure } from '../../documents/figure.contract.ts';
import { isLinkAddress } from '../../documents/link-address.rules.ts';
import { figureLabel } from '../editor.labels.ts';
import { copied, readCopied } from './copied-node.ts';
import { ImageNode } from './image-node.ts';

/**
 * The editor's schema is derived from the same table as that of documents. Enter creates the first node of an
 * expression, which is a paragraph if one is allowed.
 */
function toContentExpression(parent: ParentName): string {
  const names: readonly string[] = SHAPES[parent];
  const first = names.filter((name) => name === 'paragraph');
  return `(${[...first, ...names.filter((name) => name !== 'paragraph')].join(' | ')})`;
}

const flow = (parent: ParentName) => `${toContentExpression(parent)}+`;

const kit = StarterKit.configure({
  code: false,
  codeBlock: false,
  document: false,
  blockquote: false,
  listItem: false,
  underline: false,
  trailingNode: false,
  heading: false,
  orderedList: { HTMLAttributes: {} },
  link: {
    openOnClick: false,
    autolink: false,
    protocols: ['https', 'mailto'],
    isAllowedUri: (href) => isLinkAddress(href),
    HTMLAttributes: { rel: null, target: null },
  },
});

/** It may be combined with other marks, as documents allow. */
const Code = Mark.create({
  name: 'code',
  excludes: '',
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark('code') };
  },
});

const plainNode = (name: ParentName, tag: string) =>
  Node.create({
    name,
    group: 'block',
    content: flow(name),
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const Doc = Node.create({ name: 'doc', topNode: true, content: flow('doc') });

/** It is allowed only at the top level. Its anchor survives edits. */
const Heading = Node.create({
  name: 'heading',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    level: { default: 2, rendered: false },
    anchor: { default: null, rendered: false },
  }),
  parseHTML: () => [
    { tag: 'h2', getAttrs: ({ dataset }) => ({ level: 2, anchor: dataset.anchor ?? null }) },
    { tag: 'h3', getAttrs: ({ dataset }) => ({ level: 3, anchor: dataset.anchor ?? null }) },
  ],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    `h${attrs.level === 3 ? 3 : 2}`,
    { ...HTMLAttributes, 'data-anchor': attrs.anchor },
    0,
  ],
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-2': () => this.editor.commands.toggleNode('heading', 'paragraph', { level: 2 }),
      'Mod-Alt-3': () => this.editor.commands.toggleNode('heading', 'paragraph', { level: 3 }),
    };
  },
});

const Callout = Node.create({
  name: 'callout',
  content: flow('callout'),
  defining: true,
  addAttributes: () => ({ tone: { default: 'info', rendered: false }, icon: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'aside',
      getAttrs: ({ dataset }) => {
        const tone = TONES.find((one) => one === dataset.tone) ?? 'info';
        return { tone, icon: dataset.icon === TONE_ICONS[tone] ? null : (dataset.icon ?? null) };
      },
    },
  ],
  renderHTML: ({ node }) => {
    const tone = node.attrs.tone as Tone;
    const name = (node.attrs.icon as string | null) ?? TONE_ICONS[tone];
    return ['aside', { 'data-tone': tone, 'data-icon': name }, ['div', 0]];
  },
});

const Spoiler = Node.create({
  name: 'spoiler',
  content: flow('spoiler'),
  defining: true,
  addAttributes: () => ({ summary: { default: '펼쳐 보기', rendered: false } }),
  parseHTML: () => [
    { tag: 'details' },
    { tag: 'section[data-summary]', getAttrs: (element) => ({ summary: element.dataset.summary ?? '' }) },
  ],
  renderHTML: ({ node }) => ['section', { 'data-summary': node.attrs.summary as string }, ['div', 0]],
});

const atom = { inline: true, group: 'inline', atom: true, selectable: true, draggable: true } as const;

const Mention = Node.create({
  name: 'mention',
  ...atom,
  addAttributes: () => ({
    kind: { default: 'item', rendered: false },
    id: { default: 0, rendered: false },
    name: { default: '', rendered: false },
  }),
  parseHTML: () => [readCopied('mention')],
  renderHTML: ({ node }) => [
    'span',
    { 'data-mention': node.attrs.kind as string, ...copied('mention', node.attrs) },
    node.attrs.name as string,
  ],
  renderText: ({ node }) => node.attrs.name as string,
});

const FigureNode = Node.create({
  name: 'figure',
  ...atom,
  addAttributes: () => ({ name: { default: '', rendered: false }, args: { default: {}, rendered: false } }),
  parseHTML: () => [readCopied('figure')],
  renderHTML: ({ node }) => ['data', copied('figure', node.attrs), figureLabel(node.attrs as Figure)],
  renderText: ({ node }) => figureLabel(node.attrs as Figure),
});

const block = { group: 'block', atom: true, selectable: true, draggable: true } as const;

const Drawing = Node.create({
  name: 'drawing',
  ...block,
  addAttributes: () => ({ name: { default: '', rendered: false }, alt: { default: '', rendered: false } }),
  parseHTML: () => [readCopied('drawing')],
  renderHTML: ({ node }) => ['figure', copied('drawing', node.attrs), `그린 그림 ${String(node.attrs.name)}`],
});

/** All nodes and marks of documents, and no others. */
export const extensions: Extensions = [
  kit,
  Code,
  Doc,
  Heading,
  plainNode('blockquote', 'blockquote'),
  plainNode('listItem', 'li').extend({
    group: '',
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem('listItem'),
        Tab: () => this.editor.commands.sinkListItem('listItem'),
        'Shift-Tab': () => this.editor.commands.liftListItem('listItem'),
      };
    },
  }),
  Table.configure({ resizable: false }),
  TableRow.extend({ content: `${toContentExpression('tableRow')}+` }),
  TableHeader.extend({ content: flow('tableHeader') }),
  TableCell.extend({ content: flow('tableCell') }),
  Callout,
  Spoiler,
  Mention,
  FigureNode,
  ImageNode,
  Drawing,
];
