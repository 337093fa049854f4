import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedDocument } from '#tests/support/generated-documents.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { Document } from '../../documents/document.ts';
import { documentSchema } from '../../documents/document-schema.ts';
import { type EditorNode, fromEditor } from '../editor-document.rules.ts';
import { extensions } from './extensions.ts';

const schema = getSchema(extensions);

/** What the editor gives back after it was opened and nothing was changed. */
function throughEditor(document: Document): unknown {
  const node = schema.nodeFromJSON(document);
  node.check();
  return fromEditor(node.toJSON() as EditorNode);
}

describe('the editor', () => {
  it('knows the nodes and marks of documents, and no others', () => {
    expect(Object.keys(schema.nodes).toSorted()).toEqual(
      [
        ...['doc', 'paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'horizontalRule'],
        ...['hardBreak', 'table', 'tableRow', 'tableHeader', 'tableCell', 'image', 'drawing', 'callout', 'spoiler'],
        ...['mention', 'figure', 'text'],
      ].toSorted(),
    );
    expect(Object.keys(schema.marks).toSorted()).toEqual(['bold', 'code', 'italic', 'link', 'strike']);
  });

  it('gives a document back as it was', { tags: 'rounds' }, () => {
    fc.assert(
      fc.property(generatedDocument, (generated) => {
        const document = documentSchema.parse(generated);
        expect(documentSchema.parse(throughEditor(document))).toEqual(document);
      }),
      { numRuns: rounds(1000) },
    );
  });
});
