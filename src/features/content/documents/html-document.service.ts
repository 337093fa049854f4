import { Parser } from 'htmlparser2';
import { UNSEEN } from '#shared/unseen-letters.ts';
import { withAnchors } from './document.rules.ts';
import type { BlockNode, Document, InlineNode, Mark } from './document.ts';
import { documentSchema } from './document-schema.ts';
import { type ParentName, SHAPES, TONES } from './document-shape.rules.ts';
import { toPlainText } from './document-text.rules.ts';

const MARKS: Readonly<Record<string, Mark['type']>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  s: 'strike',
  code: 'code',
};

/** Elements that become blocks. All others are inline, or only group their contents. */
const BLOCKS: Readonly<Record<string, (attributes: Attributes) => Open>> = {
  p: () => ({ type: 'paragraph' }),
  h2: () => ({ type: 'heading', attrs: { level: 2, anchor: null } }),
  h3: () => ({ type: 'heading', attrs: { level: 3, anchor: null } }),
  ul: () => ({ type: 'bulletList' }),
  ol: ({ start }) => ({ type: 'orderedList', attrs: { start: wholeNumber(start, 1) } }),
  li: () => ({ type: 'listItem' }),
  blockquote: () => ({ type: 'blockquote' }),
  table: () => ({ type: 'table' }),
  tr: () => ({ type: 'tableRow' }),
  th: (attributes) => ({ type: 'tableHeader', attrs: spans(attributes) }),
  td: (attributes) => ({ type: 'tableCell', attrs: spans(attributes) }),
  aside: ({ 'data-tone': tone }) => ({ type: 'callout', attrs: { tone: TONES.find((one) => one === tone) ?? 'info' } }),
};
/** Elements whose text becomes a paragraph. */
const WORDS: ReadonlySet<string> = new Set(['figcaption', 'summary']);

type Attributes = Readonly<Record<string, string>>;

interface Open {
  type: ParentName;
  attrs?: Record<string, unknown>;
}

interface Building extends Open {
  content: unknown[];
}

/**
 * Converts HTML that `safeHtml` allows into a document and keeps every visible letter. Icons, and pictures outside this
 * site's store, are left out. Contents that are not allowed at their place become paragraphs.
 */
export function documentOfHtml(html: string): Document {
  const built = documentSchema.safeParse(new Builder().build(html));
  const document = built.success ? (built.data as Document) : toParagraphs(html);
  return withAnchors(document, toPlainText);
}

class Builder {
  readonly #open: Building[] = [{ type: 'doc', content: [] }];
  #marks: Mark[] = [];

  build(html: string): unknown {
    const parser = new Parser({
      onopentag: (name, attributes) => this.#begin(name, attributes),
      ontext: (text) => this.#text(text),
      onclosetag: (name) => this.#end(name),
    });
    parser.end(html);
    while (this.#open.length > 1) this.#close();
    return this.#open[0];
  }

  #begin(name: string, attributes: Attributes): void {
    const mark = toMark(name, attributes);
    if (mark) this.#marks.push(mark);
    else if (name === 'br') this.#inline({ type: 'hardBreak' });
    else if (name === 'hr') this.#place({ type: 'horizontalRule' });
    else if (BLOCKS[name]) this.#openBlock(BLOCKS[name](attributes));
    else if (WORDS.has(name)) this.#openBlock({ type: 'paragraph' });
  }

  #end(name: string): void {
    if (name === 'a' || MARKS[name]) this.#marks.pop();
    else if (BLOCKS[name]) this.#closeUpTo(BLOCKS[name]({}).type);
    else if (WORDS.has(name)) this.#closeUpTo('paragraph');
  }

  #text(text: string): void {
    const words = visible(text);
    if (words === ' ' && !isLine(this.#last.type)) return;
    if (words !== '') this.#inline({ type: 'text', text: words });
  }

  get #last(): Building {
    return this.#open.at(-1) as Building;
  }

  #inline(node: InlineNode): void {
    if (!isLine(this.#last.type)) this.#openBlock({ type: 'paragraph' });
    this.#last.content.push(this.#marks.length === 0 ? node : { ...node, marks: [...this.#marks] });
  }

  /** Closes the blocks that cannot contain a node of this type. */
  #makeRoomFor(type: string): void {
    while (this.#open.length > 1 && !(SHAPES[this.#last.type] as readonly string[]).includes(type)) this.#close();
  }

  #openBlock(block: Open): void {
    this.#makeRoomFor(block.type);
    this.#open.push({ ...block, content: [] });
  }

  #place(block: BlockNode): void {
    this.#makeRoomFor(block.type);
    this.#last.content.push(block);
  }

  #closeUpTo(type: ParentName): void {
    if (!this.#open.some((one) => one.type === type)) return;
    while (this.#last.type !== type) this.#close();
    this.#close();
  }

  #close(): void {
    const block = this.#open.pop();
    if (block)
      this.#last.content.push({ ...block, content: isLine(block.type) ? trimmed(block.content) : block.content });
  }
}

function isLine(type: ParentName): boolean {
  return type === 'paragraph' || type === 'heading';
}

/** Browsers show no space at the ends of a line. */
function trimmed(nodes: readonly unknown[]): InlineNode[] {
  const inline = [...(nodes as InlineNode[])];
  trimEnd(inline, 0, (text) => text.trimStart());
  trimEnd(inline, inline.length - 1, (text) => text.trimEnd());
  return inline.filter((node) => node.type !== 'text' || node.text !== '');
}

function trimEnd(nodes: InlineNode[], at: number, trim: (text: string) => string): void {
  const node = nodes[at];
  if (node?.type === 'text') nodes[at] = { ...node, text: trim(node.text) };
}

function toMark(name: string, { href }: Attributes): Mark | undefined {
  if (name === 'a') return { type: 'link', attrs: { href: href ?? '' } };
  const type = MARKS[name];
  return type === undefined ? undefined : ({ type } as Mark);
}

function spans({ colspan, rowspan }: Attributes) {
  return { colspan: wholeNumber(colspan, 1), rowspan: wholeNumber(rowspan, 1) };
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
}

/** Collapses white space as browsers do, and removes invisible characters. */
function visible(text: string): string {
  return [...text.replaceAll(/\s+/g, ' ')].filter((letter) => !UNSEEN.test(letter)).join('');
}

/** Returns a paragraph for each run of text between tags. */
function toParagraphs(html: string): Document {
  const lines = [''];
  const next = () => lines.push('');
  // The parser emits entities as separate texts.
  const parser = new Parser({
    ontext: (text) => lines.push(lines.pop() + visible(text)),
    onopentag: next,
    onclosetag: next,
  });
  parser.end(html);
  const content = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text: line.normalize('NFC') }] }));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph', content: [] }] };
}
