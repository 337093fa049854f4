import type { BlockNode, Document } from './document.ts';
import { toPlainText } from './document-text.rules.ts';

interface Section {
  /** Null: the part before the first heading. */
  anchor: string | null;
  title: string;
  text: string;
}

/** Splits a document at headings of level 2. */
function listSections({ content }: Document): Section[] {
  const sections: Section[] = [{ anchor: null, title: '', text: '' }];
  for (const node of content) {
    if (isSectionHead(node)) sections.push({ anchor: node.attrs.anchor, title: toPlainText(node), text: '' });
    const section = sections.at(-1);
    if (section) section.text += `${toPlainText(node)}\n`;
  }
  return sections;
}

function isSectionHead(node: BlockNode): node is Extract<BlockNode, { type: 'heading' }> {
  return node.type === 'heading' && node.attrs.level === 2;
}

/** Returns titles of changed sections, in the order of the newer text, followed by the removed ones. */
export function changedSections(before: Document, after: Document): string[] {
  const [old, now] = [listSections(before), listSections(after)];
  const textByAnchor = new Map(old.map(({ anchor, text }) => [anchor, text]));
  const anchors = new Set(now.map(({ anchor }) => anchor));
  const changed = now.filter(({ anchor, text }) => textByAnchor.get(anchor) !== text);
  const removed = old.filter(({ anchor }) => !anchors.has(anchor));
  return [...changed, ...removed].map(({ title }) => title || '머리글');
}

/** Splits a document after the section with this anchor; without one, at its end. */
export function splitAfterSection(document: Document, anchor: string): [Document, Document] {
  const { content } = document;
  const head = content.findIndex((node) => isSectionHead(node) && node.attrs.anchor === anchor);
  const next = head === -1 ? -1 : content.findIndex((node, at) => at > head && isSectionHead(node));
  const end = next === -1 ? content.length : next;
  return [
    { ...document, content: content.slice(0, end) },
    { ...document, content: content.slice(end) },
  ];
}
