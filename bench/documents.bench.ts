import { DOCUMENT_LIMITS } from '#features/content/documents/document.limits.ts';
import { listReferences, withAnchors } from '#features/content/documents/document.rules.ts';
import type { BlockNode, Document } from '#features/content/documents/document.ts';
import { validateLimits } from '#features/content/documents/document-limits.rules.ts';
import { documentSchema } from '#features/content/documents/document-schema.ts';
import { listHeadings, toPlainText, toSummary } from '#features/content/documents/document-text.rules.ts';
import { renderDocument } from '#features/content/documents/render-document.rules.ts';
import type { ResolvedReferences } from '#features/content/documents/resolved-references.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const ROUNDS = 40;
const MAX_RATIO = 25;
const MAX_MS = 60;

const REFERENCES: ResolvedReferences = {
  mention: (kind, id) => ({
    name: `이름 ${id}`,
    href: `/${kind}s/${id}`,
    card: `${kind}:${id}`,
    icon: 'acorn',
    tone: null,
  }),
  figure: () => ({ value: 600_000, text: '60만' }),
  image: () => null,
  drawing: () => null,
};

/** The largest document that is taken, checked and printed (contract §18), compared with `JSON.parse` of the same bytes. */
export default function documents(): BenchResult[] {
  const document = largestDocument();
  const json = JSON.stringify(document);
  const baseline = time(() => JSON.parse(json));
  const ours = time(() => renderDocument(documentSchema.parse(document), REFERENCES));
  const saved = withAnchors(documentSchema.parse(document), toPlainText);
  const result = { baseline, unit: 'ms' };
  const size = `${Math.round(Buffer.byteLength(json) / 1024)} KiB`;
  return [
    resultOf({
      ...result,
      name: `document of ${size}: check + render ÷ JSON.parse`,
      ours,
      target: { ratioAtMost: MAX_RATIO },
    }),
    resultOf({ ...result, name: `document of ${size}: check + render`, ours, target: { atMost: MAX_MS } }),
    resultOf({
      ...result,
      name: 'its anchors, references, headings, summary and plain text ÷ JSON.parse',
      ours: time(() => {
        withAnchors(saved, toPlainText);
        return [listReferences(saved), listHeadings(saved), toSummary(saved), toPlainText(saved)];
      }),
    }),
  ];
}

function time(work: () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const startedAt = performance.now();
      work();
      return performance.now() - startedAt;
    }),
  );
}

/** Sections of a guide until one more would be refused, or would be too many bytes. */
function largestDocument(): Document {
  const content: BlockNode[] = [];
  for (let number = 1; ; number += 1) {
    const longer: Document = { type: 'doc', content: [...content, ...section(number)] };
    const bytes = Buffer.byteLength(JSON.stringify(longer));
    if (bytes > DOCUMENT_LIMITS.bytes || validateLimits(longer).length > 0) return { type: 'doc', content };
    content.push(...section(number));
  }
}

function section(number: number): BlockNode[] {
  const words = (text: string): BlockNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const cell = (text: string) => ({
    type: 'tableCell' as const,
    attrs: { colspan: 1, rowspan: 1 },
    content: [words(text)],
  });
  return [
    { type: 'heading', attrs: { level: 2, anchor: null }, content: [{ type: 'text', text: `준비할 것 ${number}` }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '들판에서 ' },
        { type: 'mention', attrs: { kind: 'item', id: number, name: '참나무껍질' } },
        {
          type: 'text',
          text: '을 먼저 열 개 챙기면 수렴귀의 방에 줄 없이 들어갈 수 있습니다. '.repeat(6),
          marks: [{ type: 'bold' }],
        },
        { type: 'figure', attrs: { name: 'vitalCost', args: { job: 1, stat: 'hp', from: 300_000, to: 600_000 } } },
      ],
    },
    { type: 'bulletList', content: ['하나', '둘', '셋'].map((text) => ({ type: 'listItem', content: [words(text)] })) },
    {
      type: 'table',
      content: Array.from({ length: 4 }, () => ({ type: 'tableRow', content: ['전사', '60만', '120만'].map(cell) })),
    },
    {
      type: 'callout',
      attrs: { tone: 'warn', icon: null },
      content: [words('대답이 없으면 다음 사람에게 넘어갑니다.')],
    },
  ];
}
