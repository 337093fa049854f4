import type { Log } from '#platform/log/log.ts';
import { safeHtml } from '#platform/rich-text/safe-html.ts';
import { AppError } from '#shared/errors.ts';
import { listReferences, withAnchors } from '../documents/document.rules.ts';
import type { Document, DocumentNode } from '../documents/document.ts';
import { listHeadings, toPlainText, toSummary } from '../documents/document-text.rules.ts';
import { renderDocument } from '../documents/render-document.rules.ts';
import { resolveReferences } from '../documents/resolve-references.service.ts';
import type { ReferenceSources, ResolvedReferences } from '../documents/resolved-references.ts';
import { articleErrors } from './article-error.labels.ts';
import type { DocumentIssue } from './article-writing.contract.ts';
import { deadLink, validateDocument } from './document-issues.rules.ts';

export interface CheckedDocument {
  /** The document with anchors and the present names of its mentions. */
  document: Document;
  references: ResolvedReferences;
  html: string;
  faults: DocumentIssue[];
}

interface CheckDeps {
  log: Log;
  references: ReferenceSources;
  /** Returns whether a path of this site leads to something public. */
  isReachable(path: string): Promise<boolean>;
}

/** @throws {AppError} INVALID_INPUT if the sanitizer would change the rendered HTML */
export async function checkDocument(
  { log, references: sources, isReachable }: CheckDeps,
  given: Document,
  gameServer?: number,
): Promise<CheckedDocument> {
  const references = await resolveReferences(given, sources, gameServer);
  const document = withAnchors(withPresentNames(given, references) as Document, (heading) =>
    toPlainText(heading, references),
  );
  const html = renderDocument(document, references);
  if (safeHtml(html) !== html) {
    log.error({ bytes: html.length }, 'the second net would change a rendered document');
    throw new AppError('INVALID_INPUT', { issues: [{ path: 'document', message: articleErrors.unsafe }] });
  }
  return { document, references, html, faults: await findIssues(document, references, isReachable) };
}

function withPresentNames(node: DocumentNode, references: ResolvedReferences): DocumentNode {
  if (node.type === 'mention') {
    const name = references.mention(node.attrs.kind, node.attrs.id)?.name ?? node.attrs.name;
    return { ...node, attrs: { ...node.attrs, name } };
  }
  if (!('content' in node)) return node;
  const content = node.content.map((child) => withPresentNames(child, references));
  return { ...node, content } as DocumentNode;
}

async function findIssues(
  document: Document,
  references: ResolvedReferences,
  isReachable: CheckDeps['isReachable'],
): Promise<DocumentIssue[]> {
  const dead: DocumentIssue[] = [];
  for (const href of listReferences(document).links) {
    if (href.startsWith('/') && !(await isReachable(href))) dead.push(deadLink(href));
  }
  return [...validateDocument(document, references), ...dead];
}

/** Columns derived from a document, for lists and searches. */
export function toTextColumns(
  title: string,
  { document, references }: Pick<CheckedDocument, 'document' | 'references'>,
) {
  return {
    summary: toSummary(document, references),
    headings: JSON.stringify(listHeadings(document, references)),
    mentions: JSON.stringify(listReferences(document).mentions),
    text: `${title}\n${toPlainText(document, references)}`,
  };
}
