import type { Editor } from '@tiptap/react';

interface SavedNode {
  type?: unknown;
  attrs?: { anchor?: unknown };
}

/** The server made anchors for new headings: later saves of this editor send them back, so that they never change. */
export function setAnchors(editor: Editor, saved: Readonly<Record<string, unknown>>): void {
  const nodes = Array.isArray(saved.content) ? (saved.content as SavedNode[]) : [];
  const anchors = nodes.flatMap(({ type, attrs }) => (type === 'heading' ? [attrs?.anchor ?? null] : []));
  const { state } = editor;
  const change = state.tr;
  let index = 0;
  state.doc.forEach((node, position) => {
    if (node.type.name !== 'heading') return;
    const anchor = anchors[index];
    index += 1;
    if (anchor !== null && node.attrs.anchor === null) change.setNodeAttribute(position, 'anchor', anchor);
  });
  // Headings were added or removed meanwhile: the next save tells.
  if (index !== anchors.length || !change.docChanged) return;
  editor.view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
