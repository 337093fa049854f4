import { diffArrays, diffWords } from 'diff';
import type { Document } from '../documents/document.ts';
import { toPlainText } from '../documents/document-text.rules.ts';

export interface WordPart {
  text: string;
  change: 'same' | 'added' | 'removed';
}

/** Two corresponding blocks; null: the other side has none. */
export interface BlockPair {
  before: WordPart[] | null;
  after: WordPart[] | null;
}

/** Compares two versions block by block, and changed blocks word by word. */
export function blockDifference(before: Document, after: Document): BlockPair[] {
  const parts = diffArrays(toBlocks(before), toBlocks(after));
  const pairs: BlockPair[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    const next = parts[index + 1];
    if (!part) continue;
    if (part.removed && next?.added) {
      pairs.push(...changedBlocks(part.value, next.value));
      index += 1;
      continue;
    }
    for (const text of part.value) pairs.push(onlyOne(text, part.added ? 'added' : part.removed ? 'removed' : 'same'));
  }
  return pairs;
}

function changedBlocks(before: readonly string[], after: readonly string[]): BlockPair[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [one, other] = [before[index], after[index]];
    if (one === undefined) return onlyOne(other ?? '', 'added');
    if (other === undefined) return onlyOne(one, 'removed');
    const words = diffWords(one, other);
    const side = (kind: 'added' | 'removed') =>
      words.flatMap(({ value, added, removed }): WordPart[] => {
        if (!added && !removed) return [{ text: value, change: 'same' }];
        return (kind === 'added' ? added : removed) ? [{ text: value, change: kind }] : [];
      });
    return { before: side('removed'), after: side('added') };
  });
}

function onlyOne(text: string, change: WordPart['change']): BlockPair {
  const part = [{ text, change }];
  return { before: change === 'added' ? null : part, after: change === 'removed' ? null : part };
}

function toBlocks(document: Document): string[] {
  return document.content.map((node) => toPlainText(node));
}
