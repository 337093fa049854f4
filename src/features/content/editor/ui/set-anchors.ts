import type { Editor } from '@tiptap/react';

interface SavedNode {
  type?: unknown;
  attrs?: { anchor?: unknown };
}

/**
 * Copies the anchors that the server made for new headings, so that later saves send them back and they never change.
 */
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
  // If headings were added or removed meanwhile, the next save sets the anchors.
  if (index !== anchors.length || !change.docChanged) return;
  editor.view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
