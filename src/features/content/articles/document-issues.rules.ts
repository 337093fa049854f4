import { withParticle } from '#shared/korean/particle.ts';
import { DOCUMENT_LIMITS } from '../documents/document.limits.ts';
import { nodesOf } from '../documents/document.rules.ts';
import type { Document, DocumentNode } from '../documents/document.ts';
import { toPlainText } from '../documents/document-text.rules.ts';
import type { Figure } from '../documents/figure.contract.ts';
import { validateLink } from '../documents/link-address.rules.ts';
import { MENTION_KIND_LABELS } from '../documents/mention.labels.ts';
import { isStoredLink } from '../documents/normalize-document.rules.ts';
import type { ResolvedReferences } from '../documents/resolved-references.ts';
import type { DocumentIssue } from './article-writing.contract.ts';

const UNSEEN_ISSUE = '보이지 않는 글자가 든 주소는 쓸 수 없습니다.';

/** Returns faults that a published page would show, in the order of the text, and of equal ones only one. */
export function validateDocument(document: Document, references: ResolvedReferences): DocumentIssue[] {
  const issues = [...nodesOf(document)].flatMap((node) => findNodeIssues(node, references));
  const different = new Map(issues.map((issue) => [issue.key, issue]));
  return [
    ...[...different.values()].map(({ key: _, ...fault }) => fault),
    ...validateHeadings(document),
    ...validateSize(document),
  ];
}

export function deadLink(href: string): DocumentIssue {
  return { about: 'link', isStopping: true, message: `공개되지 않은 곳으로 가는 링크입니다: ${href}` };
}

/** Returns faults for links that a document loses when it is saved. */
export function findLostLinks(given: unknown): DocumentIssue[] {
  const addresses = new Set([...listLinks(given)].filter((href) => !isStoredLink(href)));
  return [...addresses].map((href) => ({
    about: 'link',
    isStopping: false,
    message: `링크는 지우고 글자만 남깁니다: ${href} (${validateLink(href) ?? UNSEEN_ISSUE})`,
  }));
}

function* listLinks(given: unknown): Generator<string> {
  if (typeof given !== 'object' || given === null) return;
  const { content, marks } = given as { content?: unknown; marks?: unknown };
  if (Array.isArray(marks)) {
    for (const { type, attrs } of marks) if (type === 'link') yield String(attrs?.href);
  }
  if (Array.isArray(content)) for (const child of content) yield* listLinks(child);
}

interface KeyedIssue extends DocumentIssue {
  key: string;
}

function findNodeIssues(node: DocumentNode, references: ResolvedReferences): KeyedIssue[] {
  const stop = (about: DocumentIssue['about'], message: string): KeyedIssue => ({
    about,
    isStopping: true,
    message,
    key: `${about} ${message}`,
  });
  switch (node.type) {
    case 'image':
      return [
        ...(references.image(node.attrs.imageId) === null ? [stop('image', '지워진 그림이 있습니다.')] : []),
        ...(node.attrs.alt === '' ? [stop('image', NO_ALT)] : []),
      ];
    case 'drawing':
      return [
        ...(references.drawing(node.attrs.name) === null
          ? [stop('image', `‘${node.attrs.name}’ 그림이 없습니다.`)]
          : []),
        ...(node.attrs.alt === '' ? [stop('image', NO_ALT)] : []),
      ];
    case 'mention': {
      const { kind, id, name } = node.attrs;
      if (references.mention(kind, id) !== null) return [];
      const what = name === '' ? `${MENTION_KIND_LABELS[kind]} ${id}번` : `‘${name}’`;
      return [stop('mention', `${withParticle(what, '은/는')} 지금 자료에 없습니다.`)];
    }
    case 'figure':
      return references.figure(node.attrs) === null ? [toFigureIssue(node.attrs)] : [];
    default:
      return [];
  }
}

const NO_ALT = '설명이 없는 그림이 있습니다.';
/** Figures that may have no value today, because their quotes change daily. */
const MAY_BE_UNSURE: ReadonlySet<Figure['name']> = new Set(['itemQuote', 'skillCost']);

function toFigureIssue(figure: Figure): KeyedIssue {
  const isUnsure = MAY_BE_UNSURE.has(figure.name);
  const message = isUnsure ? '지금은 시세를 알 수 없는 수치가 있습니다.' : '값을 알 수 없는 수치가 있습니다.';
  return { about: 'figure', isStopping: !isUnsure, message, key: message };
}

function validateHeadings(document: Document): DocumentIssue[] {
  const headings = document.content.filter((node) => node.type === 'heading');
  if (headings.some((heading) => toPlainText(heading).trim() === '')) {
    return [{ about: 'heading', isStopping: true, message: '빈 제목이 있습니다.' }];
  }
  const [first] = headings;
  return first?.attrs.level === 3
    ? [{ about: 'heading', isStopping: false, message: '작은 제목이 큰 제목보다 먼저 나옵니다.' }]
    : [];
}

const NEARLY_FULL = 0.9;

function validateSize(document: Document): DocumentIssue[] {
  const bytes = new TextEncoder().encode(JSON.stringify(document)).byteLength;
  return bytes < DOCUMENT_LIMITS.bytes * NEARLY_FULL
    ? []
    : [{ about: 'size', isStopping: false, message: '글이 한도에 거의 다 찼습니다. 둘로 나누어 보세요.' }];
}
