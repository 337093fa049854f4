import { LINK_MAX_LENGTH } from '../../documents/document.limits.ts';
import { isLinkAddress } from '../../documents/link-address.rules.ts';
import { type Loss, lossOfLink } from './pasted-losses.ts';

/**
 * Characters that documents refuse: control characters, lone surrogates, noncharacters, and marks that change the text
 * direction.
 */
const UNSEEN = /[\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

export function visibleText(text: string): string {
  return text.replaceAll(UNSEEN, '');
}

export interface PastedMark {
  type: 'link' | 'bold' | 'italic' | 'strike' | 'code';
  attrs?: { href: string };
}

export interface PastedInline {
  type: 'text' | 'hardBreak';
  text?: string;
  marks?: readonly PastedMark[];
}

type Marks = readonly PastedMark[];
type Simple = Exclude<PastedMark['type'], 'link'>;

const TAGS: Readonly<Record<string, Simple>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};
const BOLD_FROM = 600;

/** Returns the marks within an element, by its name and its inline style, because other programs use both. */
export function marksIn(element: HTMLElement, around: Marks, losses: Set<Loss>): Marks {
  const { fontWeight, fontStyle, textDecorationLine, textDecoration } = element.style;
  let marks = around;
  const tag = TAGS[element.localName];
  if (tag) marks = withMark(marks, { type: tag });
  if (fontWeight !== '') marks = toggled(marks, 'bold', fontWeight === 'bold' || Number(fontWeight) >= BOLD_FROM);
  if (fontStyle !== '') marks = toggled(marks, 'italic', fontStyle !== 'normal');
  if (`${textDecorationLine} ${textDecoration}`.includes('line-through')) marks = withMark(marks, { type: 'strike' });
  const href = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined;
  return href ? linked(marks, href, losses) : marks;
}

function linked(marks: Marks, href: string, losses: Set<Loss>): Marks {
  if (isLinkAddress(href) && href.length <= LINK_MAX_LENGTH) return withMark(marks, { type: 'link', attrs: { href } });
  // The link leads to a place within its own page.
  if (!href.startsWith('#')) losses.add(lossOfLink(href));
  return marks;
}

function toggled(marks: Marks, type: Simple, isOn: boolean): Marks {
  return isOn ? withMark(marks, { type }) : marks.filter((mark) => mark.type !== type);
}

function withMark(marks: Marks, mark: PastedMark): Marks {
  return [...marks.filter(({ type }) => type !== mark.type), mark];
}

/** Collapses blanks as browsers do: one between words, none at the ends of a line. */
export function asLine(nodes: readonly PastedInline[]): PastedInline[] {
  const line: PastedInline[] = [];
  for (const node of nodes) {
    const last = line.at(-1);
    if (node.type === 'hardBreak') {
      trimLast(line);
      if (line.length > 0) line.push(node);
      continue;
    }
    const isAfterBlank = last === undefined || last.type === 'hardBreak' || last.text?.endsWith(' ');
    const text = (node.text ?? '').replaceAll(/\s+/g, ' ');
    const shown = isAfterBlank ? text.trimStart() : text;
    if (shown === '') continue;
    if (last?.type === 'text' && haveEqualMarks(last, node)) last.text += shown;
    else line.push({ ...node, text: shown });
  }
  trimLast(line);
  while (line.at(-1)?.type === 'hardBreak') line.pop();
  return line;
}

function trimLast(line: PastedInline[]): void {
  const last = line.at(-1);
  if (last?.type !== 'text') return;
  last.text = last.text?.trimEnd() ?? '';
  if (last.text === '') line.pop();
}

function haveEqualMarks(one: PastedInline, other: PastedInline): boolean {
  return JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? []);
}
