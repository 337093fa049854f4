import { iconSheetAddresses } from '#shared/icon-sheet.ts';
import { nodesOf } from './document.rules.ts';
import type {
  BlockNode,
  CalloutNode,
  CellNode,
  Document,
  DrawingNode,
  ImageNode,
  InlineNode,
  ListItemNode,
  Mark,
  RowNode,
  TableNode,
} from './document.ts';
import { TONE_ICONS } from './document-shape.rules.ts';
import { NO_FIGURE } from './document-text.rules.ts';
import { isForeignAddress, isLinkAddress } from './link-address.rules.ts';
import type { ResolvedMention, ResolvedReferences } from './resolved-references.ts';

/** Values of `sizes`: the widths of the text column of an article, which fills narrow windows. */
const IMAGE_SIZES = { full: '(max-width: 899px) 100vw, 712px', half: '(max-width: 899px) 100vw, 350px' } as const;
const PHONE = '(max-width: 899px)';
const RANGE_DASH = /(?<=\d)–(?=\d)/g;
const WORD_JOINER = '\u2060';
/** Minimum number of columns from which a table's rows are stacked on phones. */
const WIDE_COLUMNS = 5;

interface References extends ResolvedReferences {
  /** Addresses of the document's icons, by name. */
  icons: ReadonlyMap<string, string>;
  /** Undefined: a page of this site. */
  feedOrigin: string | undefined;
}

/**
 * Renders a document as HTML with only the elements of contract §18, serialized as a browser does after parsing, so
 * that page and preview have the same bytes.
 * @param feedOrigin given for feed readers, which lack this site's address, styles and scripts: addresses are absolute,
 * and icons, cards and classes left out
 */
export function renderDocument(document: Document, references: ResolvedReferences, feedOrigin?: string): string {
  const icons = iconSheetAddresses(feedOrigin === undefined ? listIcons(document, references) : []);
  return blocks(document.content, { ...references, icons, feedOrigin });
}

/** Returns HTML that has a meaning only on a page of this site. */
function onPage(html: string, { feedOrigin }: References): string {
  return feedOrigin === undefined ? html : '';
}

function toAddress(address: string, { feedOrigin }: References): string {
  return feedOrigin !== undefined && address.startsWith('/') ? feedOrigin + address : address;
}

function* listIcons(document: Document, references: ResolvedReferences): Generator<string> {
  for (const node of nodesOf(document)) {
    if (node.type === 'callout') yield calloutIcon(node);
    if (node.type === 'mention') {
      const found = references.mention(node.attrs.kind, node.attrs.id);
      if (found) yield found.icon;
    }
  }
}

function calloutIcon({ attrs: { tone, icon } }: CalloutNode): string {
  return icon ?? TONE_ICONS[tone];
}

function blocks(nodes: readonly BlockNode[], references: References): string {
  let html = '';
  for (const node of nodes) html += block(node, references);
  return html;
}

function block(node: BlockNode, references: References): string {
  switch (node.type) {
    case 'paragraph':
      return `<p>${inlines(node.content, references)}</p>`;
    case 'heading': {
      const { level, anchor } = node.attrs;
      const id = anchor === null ? '' : ` data-id="${escapeAttribute(anchor)}"`;
      return `<h${level}${onPage(id, references)}>${inlines(node.content, references)}</h${level}>`;
    }
    case 'bulletList':
      return `<ul>${items(node.content, references)}</ul>`;
    case 'orderedList': {
      const { start } = node.attrs;
      return `<ol${start === 1 ? '' : ` start="${start}"`}>${items(node.content, references)}</ol>`;
    }
    case 'blockquote':
      return `<blockquote>${blocks(node.content, references)}</blockquote>`;
    case 'horizontalRule':
      return '<hr>';
    case 'table':
      return table(node, references);
    case 'image':
      return image(node, references);
    case 'drawing':
      return drawing(node, references);
    case 'callout': {
      const icon = gameIcon(calloutIcon(node), 20, references);
      return `<aside data-tone="${node.attrs.tone}">${icon}${blocks(node.content, references)}</aside>`;
    }
    case 'spoiler':
      return `<details><summary>${escapeText(node.attrs.summary)}</summary>${blocks(node.content, references)}</details>`;
  }
}

function items(nodes: readonly ListItemNode[], references: References): string {
  return nodes.map((node) => `<li>${tight(node.content, references)}</li>`).join('');
}

/** The first or only paragraph of an item or cell is rendered without its element. */
function tight(nodes: readonly BlockNode[], references: References): string {
  const [first, ...rest] = nodes;
  const isTight = first?.type === 'paragraph' && !rest.some(({ type }) => type === 'paragraph');
  return isTight ? inlines(first.content, references) + blocks(rest, references) : blocks(nodes, references);
}

function table({ content: rows }: TableNode, references: References): string {
  const titleRows = leadingTitleRows(rows);
  const headRows = rows.slice(0, headLength(rows, titleRows));
  const bodyRows = rows.slice(headRows.length);
  const columns = Math.max(...rows.map(({ content }) => content.reduce((sum, { attrs }) => sum + attrs.colspan, 0)));
  const print = (some: readonly RowNode[], from: number) =>
    some.map((row, at) => tableRow(row, from + at < titleRows ? 'col' : 'row', references)).join('');
  const head = headRows.length > 0 ? `<thead>${print(headRows, 0)}</thead>` : '';
  const body = bodyRows.length > 0 ? `<tbody>${print(bodyRows, headRows.length)}</tbody>` : '';
  return `<table${columns >= WIDE_COLUMNS ? onPage(' class="stacked"', references) : ''}>${head}${body}</table>`;
}

/** Counts the leading rows of header cells. */
function leadingTitleRows(rows: readonly RowNode[]): number {
  const firstOther = rows.findIndex(({ content }) => content.some(({ type }) => type !== 'tableHeader'));
  return firstOther === -1 ? rows.length : firstOther;
}

/**
 * Returns the number of rows in the head of a table. No cell extends from it into the body, because browsers would cut
 * it.
 */
function headLength(rows: readonly RowNode[], titleRows: number): number {
  const reachesOut = ({ content }: RowNode, at: number) => content.some(({ attrs }) => at + attrs.rowspan > titleRows);
  if (titleRows === rows.length) return titleRows;
  const first = rows.slice(0, titleRows).findIndex(reachesOut);
  return first === -1 ? titleRows : headLength(rows, first);
}

function tableRow({ content }: RowNode, scope: 'col' | 'row', references: References): string {
  return `<tr>${content.map((cell) => tableCell(cell, scope, references)).join('')}</tr>`;
}

function tableCell({ type, attrs, content }: CellNode, scope: 'col' | 'row', references: References): string {
  const spans = (['colspan', 'rowspan'] as const)
    .filter((name) => attrs[name] !== 1)
    .map((name) => ` ${name}="${attrs[name]}"`)
    .join('');
  const html = tight(content, references);
  return type === 'tableHeader' ? `<th scope="${scope}"${spans}>${html}</th>` : `<td${spans}>${html}</td>`;
}

function image({ attrs }: ImageNode, references: References): string {
  const found = references.image(attrs.imageId);
  const largest = found?.files.at(-1);
  if (!found || !largest) return '';
  const sources = found.files.map(({ url, width }) => `${toAddress(url, references)} ${width}w`).join(', ');
  const picture = `<img src="${escapeAttribute(toAddress(largest.url, references))}" srcset="${escapeAttribute(sources)}" sizes="${IMAGE_SIZES[attrs.width]}" alt="${escapeAttribute(attrs.alt)}" width="${found.width}" height="${found.height}" loading="lazy">`;
  const caption = attrs.caption === '' ? '' : `<figcaption>${escapeText(attrs.caption)}</figcaption>`;
  return `<figure${attrs.width === 'half' ? onPage(' class="half"', references) : ''}>${picture}${caption}</figure>`;
}

function drawing({ attrs: { name, alt } }: DrawingNode, references: References): string {
  const found = references.drawing(name);
  if (!found) return '';
  const path = toAddress(`/drawings/${name}`, references);
  return `<figure><picture><source media="${PHONE}" srcset="${path}-phone.svg"><img src="${path}.svg" alt="${escapeAttribute(alt)}" width="${found.width}" height="${found.height}" loading="lazy"></picture></figure>`;
}

function inlines(nodes: readonly InlineNode[], references: References): string {
  let html = '';
  let open: readonly Mark[] = [];
  for (const node of nodes) {
    const marks = (node.marks ?? []).filter(isShown);
    const shared = sharedDepth(open, marks);
    html += closing(open.slice(shared)) + opening(marks.slice(shared), references) + inline(node, marks, references);
    open = marks;
  }
  return html + closing(open);
}

/** A document stored under an older rule may contain other links. */
function isShown(mark: Mark): boolean {
  return mark.type !== 'link' || isLinkAddress(mark.attrs.href);
}

function inline(node: InlineNode, marks: readonly Mark[], references: References): string {
  switch (node.type) {
    case 'text':
      return escapeText(node.text);
    case 'hardBreak':
      return '<br>';
    case 'mention': {
      const found = references.mention(node.attrs.kind, node.attrs.id);
      const isLinked = marks.some(({ type }) => type === 'link');
      if (!found) return escapeText(node.attrs.name);
      return isLinked ? escapeText(found.name) : mention(found, references);
    }
    case 'figure': {
      const found = references.figure(node.attrs);
      return found ? `<data value="${found.value}">${escapeText(found.text)}</data>` : NO_FIGURE;
    }
  }
}

function mention({ name, href, card, icon, tone }: ResolvedMention, references: References): string {
  const cardName = card === null ? '' : ` data-card="${escapeAttribute(card)}"`;
  const tile = `<span class="tile s${tone === null ? '' : ` ${tone}`}">${gameIcon(icon, 16, references)}</span>`;
  const begin = `<a href="${escapeAttribute(toAddress(href, references))}"${onPage(cardName, references)}>`;
  return `${begin}${onPage(tile, references)}${escapeText(name)}</a>`;
}

function gameIcon(name: string, size: number, { icons, feedOrigin }: References): string {
  if (feedOrigin !== undefined) return '';
  return `<svg width="${size}" height="${size}" aria-hidden="true"><use href="${icons.get(name)}"></use></svg>`;
}

function sharedDepth(one: readonly Mark[], other: readonly Mark[]): number {
  const differs = one.findIndex((mark, depth) => !isSameMark(mark, other[depth]));
  return differs === -1 ? one.length : differs;
}

function isSameMark(one: Mark, other: Mark | undefined): boolean {
  if (one.type === 'link' && other?.type === 'link') return one.attrs.href === other.attrs.href;
  return one.type === other?.type;
}

const TAGS = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const;

function opening(marks: readonly Mark[], references: References): string {
  return marks
    .map((mark) => (mark.type === 'link' ? link(mark.attrs.href, references) : `<${TAGS[mark.type]}>`))
    .join('');
}

function closing(marks: readonly Mark[]): string {
  return marks
    .toReversed()
    .map((mark) => `</${mark.type === 'link' ? 'a' : TAGS[mark.type]}>`)
    .join('');
}

function link(href: string, references: References): string {
  const rel = isForeignAddress(href) ? ' rel="external noopener"' : '';
  return `<a href="${escapeAttribute(toAddress(href, references))}"${rel}>`;
}

/** Escapes text as browsers do, and prevents breaks at the dash of a range. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(RANGE_DASH, `${WORD_JOINER}–${WORD_JOINER}`);
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
