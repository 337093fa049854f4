import { withAnchors } from './document.rules.ts';
import type { BlockNode, CellNode, Document, InlineNode, ListItemNode, Mark } from './document.ts';
import type { MentionKind, Tone } from './document-shape.rules.ts';
import { toPlainText } from './document-text.rules.ts';
import { type Figure, figureSchema } from './figure.contract.ts';

/**
 * A shipped text, as written in the code. Strings contain `**bold**`, code between backticks, `[text](/path)`,
 * `{item:도토리}` (a mention by its name) and `{=expTotal job=1 level=99}` (a figure; a fact in its arguments is written
 * `item:도토리`, and several are separated by commas).
 */
export type TextBlock =
  | string
  | { h2: string; anchor?: string }
  | { h3: string; anchor?: string }
  | { list: readonly ListEntry[] }
  | { steps: readonly ListEntry[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  | { tone: Tone; icon?: string; blocks: readonly TextBlock[] }
  | { spoiler: string; blocks: readonly TextBlock[] }
  | { quote: readonly string[] }
  | { drawing: string; alt: string };

/** An entry, or one with a nested list. */
export type ListEntry = string | { text: string; list: readonly string[] };

/** Returns undefined if the facts contain no such name. */
export type IdOfName = (kind: MentionKind, name: string) => number | undefined;

export function composeDocument(blocks: readonly TextBlock[], idOf: IdOfName): Document {
  const compose = new Composer(idOf);
  return withAnchors({ type: 'doc', content: blocks.map((block) => compose.block(block)) }, toPlainText);
}

const INLINE =
  /\*\*(?<bold>.+?)\*\*|\[(?<text>[^\]]+)\]\((?<href>[^)\s]+)\)|\{(?<kind>item|skill|monster|dungeon|map):(?<name>[^}]+)\}|\{=(?<figure>\w+)(?<args>[^}]*)\}|`(?<code>[^`]+)`/gu;
const FACT = /^(item|skill|monster|dungeon|map):(.+)$/u;

class Composer {
  readonly #idOf: IdOfName;

  constructor(idOf: IdOfName) {
    this.#idOf = idOf;
  }

  block(block: TextBlock): BlockNode {
    if (typeof block === 'string') return { type: 'paragraph', content: this.inline(block) };
    if ('h2' in block) return this.#heading(2, block.h2, block.anchor);
    if ('h3' in block) return this.#heading(3, block.h3, block.anchor);
    if ('list' in block) return { type: 'bulletList', content: this.#entries(block.list) };
    if ('steps' in block) return { type: 'orderedList', attrs: { start: 1 }, content: this.#entries(block.steps) };
    if ('rows' in block) return this.#table(block.head, block.rows);
    if ('quote' in block) return { type: 'blockquote', content: block.quote.map((text) => this.#paragraph(text)) };
    if ('drawing' in block) return { type: 'drawing', attrs: { name: block.drawing, alt: block.alt } };
    const content = block.blocks.map((inner) => this.block(inner));
    return 'tone' in block
      ? { type: 'callout', attrs: { tone: block.tone, icon: block.icon ?? null }, content }
      : { type: 'spoiler', attrs: { summary: block.spoiler }, content };
  }

  inline(text: string, marks: readonly Mark[] = []): InlineNode[] {
    const nodes: InlineNode[] = [];
    let at = 0;
    for (const found of text.matchAll(INLINE)) {
      nodes.push(...plain(text.slice(at, found.index), marks), ...this.#special(found.groups ?? {}, marks));
      at = found.index + found[0].length;
    }
    return [...nodes, ...plain(text.slice(at), marks)];
  }

  #special(groups: Readonly<Record<string, string | undefined>>, marks: readonly Mark[]): InlineNode[] {
    const { bold, text, href, kind, name, figure, args, code } = groups;
    if (code !== undefined) return plain(code, [...marks, { type: 'code' }]);
    if (bold !== undefined) return this.inline(bold, [...marks, { type: 'bold' }]);
    if (text !== undefined) return this.inline(text, [{ type: 'link', attrs: { href: href ?? '' } }, ...marks]);
    if (name !== undefined) return [this.#mention(kind as MentionKind, name, marks)];
    return [this.#figure(figure ?? '', args ?? '', marks)];
  }

  #mention(kind: MentionKind, name: string, marks: readonly Mark[]): InlineNode {
    const id = this.#idOf(kind, name);
    if (id === undefined) return { type: 'text', text: name, ...marked(marks) };
    return { type: 'mention', attrs: { kind, id, name }, ...marked(marks) };
  }

  /** Composes a figure, or a dash if its facts do not exist. */
  #figure(name: string, written: string, marks: readonly Mark[]): InlineNode {
    const pairs = written.trim().split(/\s+(?=\w+=)/);
    const args = Object.fromEntries(pairs.map((pair) => this.#argument(name, pair)));
    const figure = figureSchema.safeParse({ name, args });
    if (!figure.success) return { type: 'text', text: '–', ...marked(marks) };
    return { type: 'figure', attrs: figure.data satisfies Figure, ...marked(marks) };
  }

  #argument(figure: string, pair: string): [string, unknown] {
    const [key = '', value = ''] = pair.split('=', 2);
    const values = value.split(',').map((one) => this.#value(one.trim()));
    return [key, figure === 'skillCost' ? values : values[0]];
  }

  #value(written: string): number | string | undefined {
    const [, kind, name] = FACT.exec(written) ?? [];
    if (name !== undefined) return this.#idOf(kind as MentionKind, name);
    return /^\d+$/.test(written) ? Number(written) : written;
  }

  #heading(level: 2 | 3, text: string, anchor: string | null = null): BlockNode {
    return { type: 'heading', attrs: { level, anchor }, content: this.inline(text) };
  }

  #paragraph(text: string): Extract<BlockNode, { type: 'paragraph' }> {
    return { type: 'paragraph', content: this.inline(text) };
  }

  #entries(entries: readonly ListEntry[]): ListItemNode[] {
    return entries.map((entry) => {
      const { text, list } = typeof entry === 'string' ? { text: entry, list: [] } : entry;
      const below: BlockNode[] = list.length === 0 ? [] : [{ type: 'bulletList', content: this.#entries(list) }];
      return { type: 'listItem', content: [this.#paragraph(text), ...below] };
    });
  }

  #table(head: readonly string[], rows: readonly (readonly string[])[]): BlockNode {
    const cell = (type: CellNode['type']) => (text: string) => ({
      type,
      attrs: { colspan: 1, rowspan: 1 },
      content: [this.#paragraph(text)],
    });
    const headRow = { type: 'tableRow' as const, content: head.map(cell('tableHeader')) };
    const others = rows.map((row) => ({ type: 'tableRow' as const, content: row.map(cell('tableCell')) }));
    return { type: 'table', content: [headRow, ...others] };
  }
}

function plain(text: string, marks: readonly Mark[]): InlineNode[] {
  return text === '' ? [] : [{ type: 'text', text, ...marked(marks) }];
}

function marked(marks: readonly Mark[]): { marks?: Mark[] } {
  return marks.length === 0 ? {} : { marks: [...marks] };
}
