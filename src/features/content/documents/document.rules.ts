import { ANCHOR_MAX_LENGTH } from './document.limits.ts';
import type { Document, DocumentNode, HeadingNode } from './document.ts';
import type { MentionKind } from './document-shape.rules.ts';
import type { Figure } from './figure.contract.ts';

/** Yields a node and its descendants in the order of the text. */
export function* nodesOf(node: DocumentNode): Generator<DocumentNode> {
  yield node;
  if (!('content' in node)) return;
  for (const child of node.content) yield* nodesOf(child);
}

export interface DocumentReferences {
  mentions: { kind: MentionKind; id: number }[];
  figures: Figure[];
  imageIds: number[];
  drawings: string[];
  links: string[];
}

/** Returns the references of a document, each once. */
export function listReferences(document: Document): DocumentReferences {
  const mentions = new Map<string, { kind: MentionKind; id: number }>();
  const figures = new Map<string, Figure>();
  const imageIds = new Set<number>();
  const drawings = new Set<string>();
  const links = new Set<string>();
  for (const node of nodesOf(document)) {
    if (node.type === 'mention') {
      const { kind, id } = node.attrs;
      mentions.set(`${kind}:${id}`, { kind, id });
    }
    if (node.type === 'figure') figures.set(figureKey(node.attrs), node.attrs);
    if (node.type === 'image') imageIds.add(node.attrs.imageId);
    if (node.type === 'drawing') drawings.add(node.attrs.name);
    if ('marks' in node) {
      for (const mark of node.marks ?? []) if (mark.type === 'link') links.add(mark.attrs.href);
    }
  }
  return {
    mentions: [...mentions.values()],
    figures: [...figures.values()],
    imageIds: [...imageIds],
    drawings: [...drawings],
    links: [...links],
  };
}

/**
 * Returns a key that is equal for figures of the same name and arguments, whatever the order of the arguments' keys.
 */
export function figureKey({ name, args }: Figure): string {
  const pairs = Object.entries(args).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${name} ${JSON.stringify(pairs)}`;
}

export function headingNodes(document: Document): HeadingNode[] {
  return document.content.filter((node) => node.type === 'heading');
}

/**
 * Gives each heading without an anchor one derived from its text, and makes duplicates unique. Existing anchors stay,
 * so that addresses survive edits (contract §18).
 * @param textOf returns the heading as plain text
 */
export function withAnchors(document: Document, textOf: (heading: HeadingNode) => string): Document {
  const taken = new Set<string>();
  const kept = new Set<HeadingNode>();
  for (const heading of headingNodes(document)) {
    const { anchor } = heading.attrs;
    if (anchor === null || taken.has(anchor)) continue;
    taken.add(anchor);
    kept.add(heading);
  }
  const content = document.content.map((node) => {
    if (node.type !== 'heading' || kept.has(node)) return node;
    const anchor = freeAnchor(toAnchor(textOf(node)), taken);
    taken.add(anchor);
    return { ...node, attrs: { ...node.attrs, anchor } };
  });
  return { ...document, content };
}

const WORDLESS = 's';

/** Returns letters and digits of Hangul and Latin in lower case, with `-` for spaces; empty if the text has none. */
function toAnchor(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9가-힣ㄱ-ㅎㅏ-ㅣ\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-');
  return cut(words, ANCHOR_MAX_LENGTH);
}

function freeAnchor(wanted: string, taken: ReadonlySet<string>): string {
  if (wanted !== '' && !taken.has(wanted)) return wanted;
  const isWordless = wanted === '';
  for (let number = isWordless ? 1 : 2; ; number += 1) {
    const suffix = `-${number}`;
    const anchor = `${cut(isWordless ? WORDLESS : wanted, ANCHOR_MAX_LENGTH - suffix.length)}${suffix}`;
    if (!taken.has(anchor)) return anchor;
  }
}

function cut(text: string, length: number): string {
  return text.slice(0, length).replaceAll(/^-+|-+$/g, '');
}
