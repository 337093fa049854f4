import { UNSEEN } from '#shared/unseen-letters.ts';
import type { BlockNode, CellNode, Document, InlineNode, ListItemNode, Mark, RowNode } from './document.ts';
import { MARK_NAMES } from './document-shape.rules.ts';
import { isLinkAddress } from './link-address.rules.ts';

type Container = Document | BlockNode | ListItemNode | RowNode | CellNode;

/**
 * Normalizes a document, so that equal texts have equal JSON: marks are sorted and unique, adjacent texts with equal
 * marks joined, letters composed, spaces plain, and links to other addresses than allowed removed.
 */
export function normalizeDocument(document: Document): Document {
  return normalizeContainer(document);
}

function normalizeContainer<Node extends Container>(node: Node): Node {
  if (!('content' in node)) return node;
  const content =
    node.type === 'paragraph' || node.type === 'heading'
      ? normalizeInline(node.content)
      : (node.content as Container[]).map(normalizeContainer);
  return { ...node, content };
}

function normalizeInline(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = [];
  for (const node of nodes.map(withSortedMarks)) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text' && haveEqualMarks(last, node)) {
      joined[joined.length - 1] = { ...last, text: composed(last.text + node.text) };
    } else {
      joined.push(node.type === 'text' ? { ...node, text: composed(node.text) } : node);
    }
  }
  return joined;
}

/** Non-breaking spaces become spaces, because HTML can express them in two ways. */
function composed(text: string): string {
  return text.normalize('NFC').replaceAll('\u00a0', ' ');
}

function withSortedMarks(node: InlineNode): InlineNode {
  const { marks, ...rest } = node;
  const sorted = MARK_NAMES.flatMap((name) => marks?.find((mark) => mark.type === name && isAllowed(mark)) ?? []);
  return sorted.length > 0 ? { ...rest, marks: sorted } : rest;
}

/** Returns whether the link stays when its document is saved. */
export function isStoredLink(href: string): boolean {
  return isLinkAddress(href) && !UNSEEN.test(href);
}

function isAllowed(mark: Mark): boolean {
  return mark.type !== 'link' || isStoredLink(mark.attrs.href);
}

function haveEqualMarks(one: InlineNode, other: InlineNode): boolean {
  return marksKey(one) === marksKey(other);
}

function marksKey({ marks = [] }: InlineNode): string {
  return marks.map((mark) => (mark.type === 'link' ? `link ${mark.attrs.href}` : mark.type)).join('\n');
}
