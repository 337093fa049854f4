import { headingNodes } from './document.rules.ts';
import type { Document, DocumentNode, HeadingNode } from './document.ts';
import type { ResolvedReferences } from './resolved-references.ts';

/** Shown for a figure without a value. */
export const NO_FIGURE = '–';

type Resolve = Pick<ResolvedReferences, 'mention' | 'figure'>;

/** Resolves nothing: mentions show their stored names, and figures have no value. */
export const UNRESOLVED: Resolve = { mention: () => null, figure: () => null };

/** Returns plain text, one line per block. Alternative texts of pictures are left out. */
export function toPlainText(node: DocumentNode, resolve: Resolve = UNRESOLVED): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'hardBreak':
      return '\n';
    case 'mention':
      return resolve.mention(node.attrs.kind, node.attrs.id)?.name ?? node.attrs.name;
    case 'figure':
      return resolve.figure(node.attrs)?.text ?? NO_FIGURE;
    case 'paragraph':
    case 'heading':
      return node.content.map((child) => toPlainText(child, resolve)).join('');
    case 'image':
      return node.attrs.caption;
    case 'horizontalRule':
    case 'drawing':
      return '';
    case 'tableRow':
      return lines(node.content, resolve, ' ');
    case 'spoiler':
      return [node.attrs.summary, lines(node.content, resolve)].join('\n');
    default:
      return lines(node.content, resolve);
  }
}

export interface Heading {
  level: 2 | 3;
  anchor: string;
  text: string;
}

/** Returns headings with an anchor; in a stored document all have one. */
export function listHeadings(document: Document, resolve?: Resolve): Heading[] {
  return headingNodes(document).flatMap((node: HeadingNode) => {
    const { level, anchor } = node.attrs;
    return anchor === null ? [] : [{ level, anchor, text: toPlainText(node, resolve) }];
  });
}

const SUMMARY_MAX_LENGTH = 200;

/** Returns the first paragraphs in one line, with dots between list items, at most 200 letters (contract §18). */
export function toSummary(document: Document, resolve: Resolve = UNRESOLVED): string {
  const text = document.content
    .flatMap((node) => {
      if (node.type === 'paragraph') return [toPlainText(node, resolve)];
      return node.type === 'bulletList' || node.type === 'orderedList' ? [lines(node.content, resolve, ' · ')] : [];
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= SUMMARY_MAX_LENGTH) return text;
  const letters = [...text.slice(0, SUMMARY_MAX_LENGTH)];
  const end = letters.slice(0, -1).join('').trimEnd();
  return `${end}…`;
}

function lines(nodes: readonly DocumentNode[], resolve: Resolve, separator = '\n'): string {
  return nodes
    .map((node) => toPlainText(node, resolve))
    .filter((text) => text !== '')
    .join(separator);
}
