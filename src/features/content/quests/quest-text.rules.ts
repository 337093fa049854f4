import type { BlockNode, Document } from '../documents/document.ts';
import { toPlainText } from '../documents/document-text.rules.ts';
import type { ResolvedReferences } from '../documents/resolved-references.ts';
import { QUEST_SECTIONS } from './quest.labels.ts';

/** The text of a quest, by its sections. */
export interface QuestText {
  /** First paragraph, or the whole text if there is none. */
  lead: string;
  /** Null: the text contains no level. */
  level: number | null;
  /** Requirements, line by line. A level may be a line of its own. */
  needs: string[];
  gains: string[];
  /** Everything except headings, one line per block. */
  lines: string[];
  /** The document without lead, needs and gains. */
  rest: Document;
}

/** Splits the text of a quest. Mentions show the present names of facts. */
export function questText(document: Document, references: Pick<ResolvedReferences, 'mention' | 'figure'>): QuestText {
  const toText = (node: BlockNode) => toPlainText(node, references);
  const { content } = document;
  const lead = content.find(({ type }) => type === 'paragraph');
  const needs = findSection(content, QUEST_SECTIONS.needs, toText);
  const gains = findSection(content, QUEST_SECTIONS.gains, toText);
  const shownElsewhere = new Set([lead, ...needs.nodes, ...gains.nodes]);
  const lines = content.filter(({ type }) => type !== 'heading').flatMap((node) => linesIn(toText(node)));
  return {
    lead: lead ? toText(lead) : lines.join(' '),
    level: levelIn(needs.lines),
    needs: needs.lines,
    gains: gains.lines,
    lines,
    rest: { ...document, content: content.filter((node) => !shownElsewhere.has(node)) },
  };
}

interface Section {
  lines: string[];
  /** The heading, and the paragraph or list that follows it. */
  nodes: BlockNode[];
}

const LINED: ReadonlySet<BlockNode['type']> = new Set(['paragraph', 'bulletList', 'orderedList']);

/** Only the block after the heading counts, so a remark at the end of the text belongs to no section. */
function findSection(content: readonly BlockNode[], title: string, toText: (node: BlockNode) => string): Section {
  const at = content.findIndex((node) => node.type === 'heading' && node.attrs.level === 2 && toText(node) === title);
  const [heading, body] = at === -1 ? [] : content.slice(at, at + 2);
  if (!heading || !body || !LINED.has(body.type)) return { lines: [], nodes: [] };
  return { lines: linesIn(toText(body)), nodes: [heading, body] };
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Finds `5레벨` among the requirements. */
function levelIn(needs: readonly string[]): number | null {
  const [, level] = /(?:^|[^\d])(\d{1,2})레벨/.exec(needs.join(', ')) ?? [];
  return level === undefined ? null : Number(level);
}

/** Returns whether a requirement is only a level, which has its own column. */
export function isLevelLine(line: string): boolean {
  return /^\d{1,2}레벨$/.test(line);
}
