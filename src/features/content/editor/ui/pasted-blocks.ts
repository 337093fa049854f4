import { firstLetters } from '#shared/text-length.ts';
import { DOCUMENT_LIMITS, SPOILER_SUMMARY_MAX_LENGTH } from '../../documents/document.limits.ts';
import { type ParentName, SHAPES, TONES } from '../../documents/document-shape.rules.ts';
import { asLine, marksIn, type PastedInline, type PastedMark, visibleText } from './pasted-line.ts';
import type { Loss } from './pasted-losses.ts';
import { type PastedCell, readTableRows } from './pasted-table.ts';

interface PastedBlock {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly (PastedBlock | PastedInline)[];
}

/** A place at which blocks are inserted. */
export interface Place {
  name: ParentName;
  /** Depth; that of the document is 1. */
  depth: number;
}

type Marks = readonly PastedMark[];

const UNSHOWN = new Set([
  ...['base', 'col', 'colgroup', 'head', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title', 'math'],
  ...['button', 'datalist', 'input', 'select', 'textarea', 'caption', 'rp', 'rt'],
]);
const PICTURES = new Set(['img', 'svg', 'canvas', 'picture']);
const MEDIA = new Set(['audio', 'embed', 'frame', 'iframe', 'object', 'video']);
const UNTAKEN = [...PICTURES, ...MEDIA].join();
/** Elements that begin a block without being one in a document. Their contents replace them. */
const CONTAINERS = new Set([
  ...[
    'address',
    'article',
    'aside',
    'body',
    'center',
    'dd',
    'details',
    'dir',
    'div',
    'dl',
    'dt',
    'fieldset',
    'figcaption',
  ],
  ...['figure', 'footer', 'form', 'header', 'hgroup', 'html', 'legend', 'li', 'main', 'nav', 'p', 'section', 'summary'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
]);
const HEADING = /^h([1-6])$/;
const LAST_LARGE_HEADING = 2;
const SEPARATOR = ' · ';
/** Number of levels below a list, a table or a box, down to its text. */
const LEVELS = { list: 4, table: 5, box: 3 } as const;
const MAX_START = 9999;

/** Converts contents of other programs into blocks that are allowed at a place. It keeps every visible word. */
export class PastedBlocks {
  readonly losses = new Set<Loss>();

  blocks(nodes: Iterable<Node>, place: Place, marks: Marks = []): PastedBlock[] {
    const out: PastedBlock[] = [];
    let line: PastedInline[] = [];
    const endLine = () => {
      const content = asLine(line);
      if (content.length > 0) out.push({ type: 'paragraph', content });
      line = [];
    };
    const walk = (node: Node, around: Marks): void => {
      if (node instanceof Text) line.push(...toInline(node, around));
      if (node instanceof HTMLBRElement) line.push({ type: 'hardBreak' });
      if (!(node instanceof Element) || !this.#isShown(node)) return;
      const inside = node instanceof HTMLElement ? marksIn(node, around, this.losses) : around;
      if (isBlock(node)) {
        endLine();
        out.push(...this.#block(node, place, inside));
      } else for (const child of node.childNodes) walk(child, inside);
    };
    for (const node of nodes) walk(node, marks);
    endLine();
    return out;
  }

  #isShown(element: Element): boolean {
    const name = element.localName;
    if (PICTURES.has(name)) this.losses.add('picture');
    if (MEDIA.has(name)) this.losses.add('media');
    if (UNSHOWN.has(name) || PICTURES.has(name) || MEDIA.has(name)) return false;
    return !(element instanceof HTMLElement) || !(element.hidden || element.style.display === 'none');
  }

  #block(element: Element, place: Place, marks: Marks): PastedBlock[] {
    const name = element.localName;
    const [, level] = HEADING.exec(name) ?? [];
    if (level !== undefined) return this.#heading(element, Number(level), place, marks);
    if (element instanceof HTMLTableElement) return this.#table(element, place, marks);
    if (name === 'ul' || name === 'ol' || name === 'menu') return this.#list(element, place, marks);
    if (name === 'hr') return allows(place, 'horizontalRule') ? [{ type: 'horizontalRule' }] : [];
    return this.#box(element, place, marks) ?? this.#contents(element, place, marks);
  }

  /** A paragraph without text is an empty line, into which other programs put only blanks or a break. */
  #contents(element: Element, place: Place, marks: Marks): PastedBlock[] {
    const blocks = this.blocks(element.childNodes, place, marks);
    const isEmptyLine = element.localName === 'p' && element.childNodes.length > 0 && !element.querySelector(UNTAKEN);
    return blocks.length === 0 && isEmptyLine ? [{ type: 'paragraph' }] : blocks;
  }

  #heading(element: Element, level: number, place: Place, marks: Marks): PastedBlock[] {
    const blocks = this.blocks(element.childNodes, place, marks);
    if (!allows(place, 'heading') || blocks.some(({ type }) => type !== 'paragraph')) return blocks;
    const content = inOneLine(blocks, ' ').map(({ marks: own = [], ...node }) => ({
      ...node,
      marks: own.filter(({ type }) => type !== 'bold'),
    }));
    const attrs = { level: level <= LAST_LARGE_HEADING ? 2 : 3 };
    return content.length === 0 ? [] : [{ type: 'heading', attrs, content }];
  }

  #box(element: Element, place: Place, marks: Marks): PastedBlock[] | undefined {
    const box = toBox(element);
    if (!box || !allows(place, box.type, LEVELS.box) || element.querySelector('table') !== null) return undefined;
    const inner = [...element.childNodes].filter(
      (child) => !(child instanceof Element && child.localName === 'summary'),
    );
    const content = this.blocks(inner, { name: box.type, depth: place.depth + 1 }, marks);
    return content.length === 0 ? [] : [{ ...box, content }];
  }

  #list(element: Element, place: Place, marks: Marks): PastedBlock[] {
    if (!allows(place, 'bulletList', LEVELS.list)) return this.#contents(element, place, marks);
    const inside: Place = { name: 'listItem', depth: place.depth + 2 };
    const items: PastedBlock[][] = [];
    for (const child of element.childNodes) {
      const isItem = child instanceof Element && child.localName === 'li';
      const content = this.blocks([child], inside, marks);
      const last = items.at(-1);
      // A list beside the items belongs to the item before it.
      if (!isItem && last) last.push(...content);
      else if (content.length > 0) items.push(content);
    }
    if (items.length === 0) return [];
    const content = items.map((item) => ({ type: 'listItem', content: item }));
    if (element.localName !== 'ol') return [{ type: 'bulletList', content }];
    const start = Number(element.getAttribute('start') ?? 1);
    const isNumber = Number.isInteger(start) && start >= 0 && start <= MAX_START;
    return [{ type: 'orderedList', attrs: { start: isNumber ? start : 1 }, content }];
  }

  #table(element: HTMLTableElement, place: Place, marks: Marks): PastedBlock[] {
    const { caption } = element;
    const title = caption ? this.blocks(caption.childNodes, place, marks) : [];
    const read = readTableRows(element);
    const [only, ...others] = read.rows.flat();
    if (!only) return title;
    if (others.length === 0) return [...title, ...this.#inCell(only.content, place, marks)];
    if (!allows(place, 'table', LEVELS.table)) {
      this.losses.add('nestedTable');
      return [...title, ...read.rows.flatMap((row) => this.#rowAsText(row, place, marks))];
    }
    if (read.isCut) this.losses.add('tableSize');
    const inside: Place = { name: 'tableCell', depth: place.depth + 3 };
    const content = read.rows.map((row) => ({
      type: 'tableRow',
      content: row.map(({ rowspan, colspan, content: cell }) => {
        const blocks = this.#inCell(cell, inside, marks);
        return {
          type: cell.isHeader ? 'tableHeader' : 'tableCell',
          attrs: { rowspan, colspan },
          content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }],
        };
      }),
    }));
    return [...title, { type: 'table', content }];
  }

  #inCell({ element }: PastedCell, place: Place, marks: Marks): PastedBlock[] {
    return element === null ? [] : this.blocks(element.childNodes, place, marksIn(element, marks, this.losses));
  }

  #rowAsText(row: readonly { content: PastedCell }[], place: Place, marks: Marks): PastedBlock[] {
    const blocks = row.flatMap(({ content }) => this.#inCell(content, place, marks));
    const line = inOneLine(blocks.filter(isParagraph), SEPARATOR);
    const others = blocks.filter((block) => !isParagraph(block));
    return line.length === 0 ? others : [{ type: 'paragraph', content: line }, ...others];
  }
}

function toInline(node: Text, marks: Marks): PastedInline[] {
  const isWritten = node.parentElement?.closest('pre') !== null;
  const lines = isWritten ? node.data.split(/\r\n?|\n/) : [node.data];
  return lines.flatMap((line, at): PastedInline[] => {
    const text = visibleText(line);
    const own = marks.length === 0 ? { text } : { text, marks };
    return [...(at === 0 ? [] : [{ type: 'hardBreak' as const }]), { type: 'text', ...own }];
  });
}

function isBlock({ localName }: Element): boolean {
  return (
    CONTAINERS.has(localName) ||
    HEADING.test(localName) ||
    ['blockquote', 'hr', 'menu', 'ol', 'pre', 'table', 'ul'].includes(localName)
  );
}

function toBox(
  element: Element,
): { type: 'blockquote' | 'spoiler' | 'callout'; attrs?: PastedBlock['attrs'] } | undefined {
  if (element.localName === 'blockquote') return { type: 'blockquote' };
  if (element.localName === 'details') {
    const words = visibleText(element.querySelector('summary')?.textContent ?? '').replaceAll(/\s+/g, ' ');
    const summary = firstLetters(words.trim(), SPOILER_SUMMARY_MAX_LENGTH).trim();
    return { type: 'spoiler', ...(summary !== '' && { attrs: { summary } }) };
  }
  const tone = element.localName === 'aside' ? element.getAttribute('data-tone') : null;
  return TONES.some((one) => one === tone) ? { type: 'callout', attrs: { tone } } : undefined;
}

function allows({ name, depth }: Place, type: string, levels = 1): boolean {
  return (SHAPES[name] as readonly string[]).includes(type) && depth + levels <= DOCUMENT_LIMITS.depth;
}

function isParagraph({ type }: PastedBlock): boolean {
  return type === 'paragraph';
}

function inOneLine(paragraphs: readonly PastedBlock[], separator: string): PastedInline[] {
  const lines = paragraphs
    .map(({ content = [] }) => content as readonly PastedInline[])
    .filter(({ length }) => length > 0);
  return lines.flatMap((line, at) => (at === 0 ? line : [{ type: 'text' as const, text: separator }, ...line]));
}
