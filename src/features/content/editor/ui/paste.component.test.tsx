import { type Content, Editor } from '@tiptap/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering } from '#tests/components/calls.ts';
import { paste } from '#tests/components/keyboard.ts';
import { PASTED_SAMPLES } from '#tests/components/pasted-samples.ts';
import { DOCUMENT_LIMITS } from '../../documents/document.limits.ts';
import { validateLimits } from '../../documents/document-limits.rules.ts';
import { isLinkAddress } from '../../documents/link-address.rules.ts';
import { type Image, uploadImage } from '../../images/image.contract.ts';
import { type EditorNode, fromEditor, toEditor } from '../editor-document.rules.ts';
import { toGrid } from '../table-grid.rules.ts';
import { extensions } from './extensions.ts';
import { knowImages } from './image-upload.ts';
import { Paste } from './paste.ts';
import { visibleText } from './pasted-line.ts';

const PICTURE: Image = {
  id: 12,
  url: '',
  smallUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  width: 1,
  height: 1,
  bytes: 1,
  alt: '',
  at: '2026-11-20T18:04:30.000Z',
  removedAt: null,
};

let editor: Editor;
let messages: (string | null)[] = [];
const failures: unknown[] = [];
const onFailure = (event: ErrorEvent) => failures.push(event.error);

beforeEach(() => {
  knowImages([PICTURE]);
  messages = [];
  failures.length = 0;
  addEventListener('error', onFailure);
  const element = document.createElement('div');
  document.body.append(element);
  const onMessage = (text: string | null) => messages.push(text);
  editor = new Editor({ element, extensions: [...extensions, Paste.configure({ onMessage })] });
});
afterEach(() => {
  removeEventListener('error', onFailure);
  editor.view.dom.parentElement?.remove();
  editor.destroy();
});

const MARKS: Readonly<Record<string, string>> = { bold: '*', italic: '_', strike: '~', code: '`' };

/** `h2(제목) ul[li[p(하나)]] table[c1x2(가) | …]` */
function shapeOf({ type, attrs = {}, content = [], text = '', marks = [] }: EditorNode): string {
  const inside = (separator = ' ') => content.map(shapeOf).join(separator);
  switch (type) {
    case 'text': {
      const own = marks.map((mark) => MARKS[mark.type] ?? '').join('');
      const link = marks.find((mark) => mark.type === 'link');
      return `${link ? `<${link.attrs?.href}>` : ''}${own}${text}${own}`;
    }
    case 'hardBreak':
      return '/';
    case 'paragraph':
      return `p(${inside('')})`;
    case 'heading':
      return `h${attrs.level}(${inside('')})`;
    case 'tableRow':
      return inside();
    case 'tableCell':
    case 'tableHeader': {
      const spans = attrs.rowspan === 1 && attrs.colspan === 1 ? '' : `${attrs.rowspan}x${attrs.colspan}`;
      const blocks = content.map((block) => shapeOf(block).replace(/^p\((.*)\)$/, '$1'));
      return `${type === 'tableHeader' ? 'h' : 'c'}${spans}(${blocks.join(';')})`;
    }
    case 'doc':
      return inside();
    default:
      return `${NAMES[type] ?? type}${type === 'orderedList' ? attrs.start : ''}[${inside(type === 'table' ? ' | ' : ' ')}]`;
  }
}

const NAMES: Readonly<Record<string, string>> = {
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  spoiler: 'details',
};

const shape = () => shapeOf(editor.getJSON() as EditorNode);
const p = (text = '') => ({ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) });
const cell = (text: string, attrs = {}) => ({ type: 'tableCell', attrs, content: [p(text)] });
const table = (...rows: ReturnType<typeof cell>[][]) => ({
  type: 'table',
  content: rows.map((content) => ({ type: 'tableRow', content })),
});

function write(...content: object[]): void {
  editor.commands.setContent(toEditor({ type: 'doc', content: content as EditorNode[] }) as Content);
}

/** Behind this text. */
function putCaret(text: string): void {
  let found = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === text) found = position + text.length;
  });
  editor.commands.setTextSelection(found);
}

function pasteWithPicture(data: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const pasteHtml = (html: string) => paste({ 'text/html': html, 'text/plain': '글' }, editor.view.dom);

/** What the server would refuse or change, by the rules that it shares with the browser. */
function unsavable(): unknown[] {
  const { doc } = editor.state;
  doc.check();
  const issues: unknown[] = validateLimits(fromEditor(editor.getJSON() as EditorNode));
  doc.descendants(({ attrs, text = '', marks }) => {
    if (attrs.rowspan > DOCUMENT_LIMITS.span || attrs.colspan > DOCUMENT_LIMITS.span) issues.push(attrs);
    if (visibleText(text) !== text) issues.push(text);
    for (const { type, attrs: own } of marks) if (type.name === 'link' && !isLinkAddress(own.href)) issues.push(own);
  });
  return issues;
}

describe('what is pasted from elsewhere', () => {
  it.each(Object.entries(PASTED_SAMPLES))('is read whole: %s', (_, { html, shape: expected, loss }) => {
    write(p());
    pasteHtml(html);
    // A document ends in a line to go on in, where a table would be its end.
    expect(shape().replace(/ p\(\)$/, '')).toBe(expected);
    if (loss === undefined) expect(messages).toEqual([]);
    else expect(messages.join()).toContain(loss);
    expect(unsavable()).toEqual([]);
  });

  it.each([
    ['cells of Excel', { 'text/html': '<table><tr><td>가</td><td>나</td></tr></table>', 'text/plain': '가\t나' }],
    ['words without HTML', { 'text/plain': '가 나' }],
  ])('is read where its picture is on the clipboard too: %s', (_, data) => {
    write(p());
    pasteWithPicture(data);
    expect(shape()).toMatch(/^(?:table\[c\(가\) c\(나\)\]|p\(가 나\))/);
    expect(messages).toEqual([]);
  });

  it.each([
    ['a picture of a page', { 'text/html': '<meta charset="utf-8"><img src="https://example.com/a.png">' }],
    ['a file of a folder', { 'text/plain': 'image.png' }],
    ['a capture of the screen', {}],
  ])('is the picture alone where there are no words: %s', async (_, data: Readonly<Record<string, string>>) => {
    answering(uploadImage, () => PICTURE);
    write(p());
    pasteWithPicture(data);
    await expect.poll(shape).toMatch(/^image\[\]/);
    expect(messages).toEqual(['그림을 올리는 중입니다 (1/1)', null]);
  });

  it('comes into a table as cells of it, which grows, also with merged last cells and over merged ones', () => {
    const merged = '<table><tr><td>1</td><td rowspan=2>2</td></tr><tr><td>3</td></tr></table>';
    write(table([cell('가'), cell('나')], [cell('다'), cell('라')]), p());
    putCaret('라');
    pasteHtml(merged);
    expect(shape()).toBe('table[c(가) c(나) c() | c(다) c(1) c2x1(2) | c() c(3)] p()');
    write(table([cell('가', { rowspan: 2 }), cell('나', { colspan: 2 })], [cell('다'), cell('라')]), p());
    putCaret('다');
    pasteHtml(merged);
    expect(shape()).toBe('table[c2x1(가) c1x2(나) | c(1) c2x1(2) | c() c(3)] p()');
  });

  it('is words in the cell where it is no table alone', () => {
    write(table([cell('가'), cell('나')]), p());
    putCaret('가');
    pasteHtml('<h2>제목</h2><table><tr><td>1</td><td>2</td></tr></table>');
    expect(shape()).toBe('table[c(가제목;1 · 2) c(나)] p()');
    expect(messages.join()).toContain('표는 글로 풀어 넣었습니다');
  });
});

it('what is copied in the editor is the same again where it is pasted', () => {
  const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, marks });
  write(
    { type: 'heading', attrs: { level: 3, anchor: '준비' }, content: [text('준비')] },
    {
      type: 'paragraph',
      content: [
        text('칼', { type: 'bold' }, { type: 'link', attrs: { href: '/items/1' } }),
        { type: 'mention', attrs: { kind: 'item', id: 7, name: '도토리' } },
        { type: 'figure', attrs: { name: 'itemQuote', args: { id: 7, count: 3 } } },
        { type: 'hardBreak' },
        text('끝'),
      ],
    },
    { type: 'image', attrs: { imageId: PICTURE.id, alt: '굴', caption: '입구', width: 'half' } },
    { type: 'drawing', attrs: { name: 'river', alt: '강' } },
    { type: 'callout', attrs: { tone: 'warn', icon: 'broadsword' }, content: [p('조심')] },
    { type: 'callout', attrs: { tone: 'tip', icon: null }, content: [p('도움')] },
    { type: 'spoiler', attrs: { summary: '더 보기' }, content: [p('숨은 글')] },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [p('셋')] }] },
    table([cell('가', { colspan: 2 })], [cell('나'), cell('다')]),
    { type: 'horizontalRule' },
    p('뒤'),
  );
  const before = fromEditor(editor.getJSON() as EditorNode);
  const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0, editor.state.doc.content.size));
  write(p());
  pasteHtml(dom.innerHTML);
  expect(fromEditor(editor.getJSON() as EditorNode)).toEqual(before);
});

const RUNS = 30;
const word = fc.constantFrom('칼', '활', '도토리', '가 나', '1,200');
const inline = fc.oneof(
  { weight: 4, arbitrary: word },
  word.map((text) => `<b style="font-weight:normal">${text}</b>`),
  word.map((text) => `<span style="font-weight:700;font-style:italic">${text}</span>`),
  fc
    .tuple(fc.constantFrom('/items/1', 'https://a@b.c', 'javascript:x', '#a'), word)
    .map(([href, text]) => `<a href="${href}">${text}</a>`),
  fc.constantFrom('<br>', '<img src="x">', '&nbsp;', '\n'),
);
const inlines = fc.array(inline, { maxLength: 3 }).map((parts) => parts.join(''));
const attribute = (name: string) => fc.constantFrom('', ` ${name}=0`, ` ${name}=2`, ` ${name}=3`);

const { block } = fc.letrec<{ block: string; blocks: string; cell: string; table: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    inlines.map((text) => `<p>${text}</p>`),
    inlines,
    inlines.map((text) => `<h2>${text}</h2>`),
    tie('blocks').map((inner) => `<ul><li>${inner}</li></ul>`),
    tie('blocks').map((inner) => `<ol start=3><li>${inner}</li><ul><li>안</li></ul></ol>`),
    tie('blocks').map((inner) => `<blockquote>${inner}</blockquote>`),
    tie('blocks').map((inner) => `<div><b>${inner}</b></div>`),
    tie('blocks').map((inner) => `<details><summary>더</summary>${inner}</details>`),
    fc.constantFrom('<hr>', '<pre>a\nb</pre>', '<script>x</script>', '<aside data-tone="tip"><p>알림</p></aside>'),
    tie('table'),
    tie('table'),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  cell: fc
    .tuple(fc.constantFrom('td', 'th'), attribute('rowspan'), attribute('colspan'), tie('block'))
    .map(([name, rowspan, colspan, inner]) => `<${name}${rowspan}${colspan}>${inner}</${name}>`),
  table: fc
    .tuple(
      fc.constantFrom('thead', 'tbody'),
      fc.array(fc.array(tie('cell'), { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.array(tie('cell'), { maxLength: 3 }), { maxLength: 2 }),
    )
    .map(([part, first, rest]) => {
      const rows = (lines: string[][]) => lines.map((cells) => `<tr>${cells.join('')}</tr>`).join('');
      return `<table><${part}>${rows(first)}</${part}><tbody>${rows(rest)}</tbody></table>`;
    }),
}));
const page = fc.array(block, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));

const PLACES: Readonly<Record<string, () => void>> = {
  'an empty text'() {
    write(p('여기'));
    editor.commands.selectAll();
  },
  'the end of a line'() {
    write(p('여기'), p('뒤'));
    putCaret('여기');
  },
  'a cell of a table'() {
    write(table([cell('가', { rowspan: 2 }), cell('나', { colspan: 2 })], [cell('여기'), cell('라')]), p());
    putCaret('여기');
  },
  'the last cell of a table'() {
    write(table([cell('가'), cell('나', { rowspan: 2 })], [cell('다')]), p());
    putCaret('나');
  },
  'selected cells'() {
    write(table([cell('가'), cell('나')], [cell('다'), cell('라')]), p());
    editor.commands.setCellSelection({ anchorCell: 2, headCell: 14 });
  },
  'a list'() {
    write({ type: 'bulletList', content: [{ type: 'listItem', content: [p('여기')] }] });
    putCaret('여기');
  },
  'a box'() {
    write({ type: 'callout', attrs: { tone: 'tip' }, content: [p('여기')] });
    putCaret('여기');
  },
  'a heading'() {
    write({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '여기' }] });
    putCaret('여기');
  },
};

/** The words that a browser shows of it, each as often as it is there. */
function wordsOf(root: Node): string[] {
  return (root.textContent ?? '').match(/[\p{L}\p{N}]/gu)?.toSorted() ?? [];
}

function shownIn(html: string): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, summary')) unseen.remove();
  return body;
}

/** Where a browser shows the cells of each table. */
function gridsIn(root: ParentNode): string[][] {
  return [...root.querySelectorAll('table')].map((one) =>
    toGrid(
      [...one.rows].map((row) =>
        [...row.cells].map(({ rowSpan, colSpan }) => ({ rowspan: rowSpan, colspan: colSpan, content: '' })),
      ),
    ).map(({ row, column, rowspan, colspan }) => `${row} ${column} ${rowspan} ${colspan}`),
  );
}

describe('whatever is pasted', () => {
  it.each(Object.entries(PLACES))('into %s throws nothing, loses no word and can be saved', (_, prepare) => {
    fc.assert(
      fc.property(page, (html) => {
        prepare();
        failures.length = 0;
        pasteHtml(html);
        expect(failures).toEqual([]);
        const shown = wordsOf(editor.view.dom).join('');
        for (const letter of new Set(wordsOf(shownIn(html)))) {
          const count = (letters: readonly string[]) => letters.filter((one) => one === letter).length;
          expect(count([...shown])).toBeGreaterThanOrEqual(count(wordsOf(shownIn(html))));
        }
        expect(unsavable()).toEqual([]);
        // What the editor shows of tables is whole: no row and no column has a gap.
        for (const grid of gridsIn(editor.view.dom)) expect(new Set(grid).size).toBe(grid.length);
      }),
      { numRuns: RUNS },
    );
  });
});

it('cells that are copied in the editor come into any table, whatever is merged in both', () => {
  const span = fc.constantFrom(1, 1, 2, 3);
  const cells = fc.array(
    fc.tuple(span, span).map(([rowspan, colspan]) => cell('가', { rowspan, colspan })),
    { minLength: 1, maxLength: 3 },
  );
  const tables = fc.array(cells, { minLength: 1, maxLength: 3 }).map((rows) => table(...rows));
  const positions = () => {
    const found: number[] = [];
    editor.state.doc.descendants(({ type }, position) => {
      if (type.name === 'tableCell') found.push(position);
    });
    return found;
  };
  const pick = (at: number) => positions()[at % positions().length] ?? 0;
  fc.assert(
    fc.property(tables, tables, fc.nat(), fc.nat(), fc.nat(), fc.nat(), (from, to, anchor, head, first, last) => {
      failures.length = 0;
      write(from, p());
      editor.commands.setCellSelection({ anchorCell: pick(anchor), headCell: pick(head) });
      const copiedCells = editor.state.selection.content();
      const { dom } = editor.view.serializeForClipboard(copiedCells);
      write(to, p());
      editor.commands.setCellSelection({ anchorCell: pick(first), headCell: pick(last) });
      pasteHtml(dom.innerHTML);
      expect(failures).toEqual([]);
      expect(unsavable()).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
