import { Extension } from '@tiptap/core';
import Suggestion, { type SuggestionKeyDownProps, type SuggestionProps } from '@tiptap/suggestion';
import { search } from '#features/game-data/search/search.contract.ts';
import { call } from '#platform/client/call.ts';
import { MENTION_KINDS, type MentionKind } from '../../documents/document-shape.rules.ts';
import { MENTION_KIND_LABELS } from '../../documents/mention.labels.ts';
import css from './editor.module.css';

export interface MentionChoice {
  kind: MentionKind;
  id: number;
  name: string;
  detail: string;
}

const MOST = 8;

/** Finds facts by the site's search, also by initial consonants. */
export async function findMentions(q: string, kinds: readonly MentionKind[] = MENTION_KINDS): Promise<MentionChoice[]> {
  if (q.trim() === '') return [];
  const hits = await call(search, { query: { q, limit: 20 } });
  return hits
    .flatMap(({ kind, id, name, detail }) => {
      const known = kinds.find((one) => one === kind);
      return known ? [{ kind: known, id, name, detail }] : [];
    })
    .slice(0, MOST);
}

/** Typing `@` opens the list of names. */
export const MentionSuggestion = Extension.create({
  name: 'mentionSuggestion',
  addProseMirrorPlugins() {
    return [
      Suggestion<MentionChoice>({
        editor: this.editor,
        char: '@',
        allowSpaces: false,
        items: ({ query }) => findMentions(query).catch(() => []),
        command: ({ editor, range, props: { kind, id, name } }) => {
          editor.chain().focus().insertContentAt(range, { type: 'mention', attrs: { kind, id, name } }).run();
        },
        render: mentionList,
      }),
    ];
  },
});

/** List below the caret, which arrow keys move through. */
function mentionList() {
  const list = document.createElement('ul');
  list.className = css.mentions ?? '';
  list.setAttribute('role', 'listbox');
  let props: SuggestionProps<MentionChoice> | undefined;
  let current = 0;

  function draw(): void {
    const items = props?.items ?? [];
    current = Math.min(current, Math.max(0, items.length - 1));
    list.replaceChildren(
      ...items.map((item, index) => {
        const row = document.createElement('li');
        row.setAttribute('role', 'option');
        row.setAttribute('aria-selected', String(index === current));
        const name = document.createElement('span');
        name.textContent = item.name;
        const kind = document.createElement('small');
        kind.textContent = [MENTION_KIND_LABELS[item.kind], item.detail].filter((text) => text !== '').join(' · ');
        row.append(name, kind);
        // `mousedown` comes before the editor loses its focus.
        row.addEventListener('mousedown', (event) => {
          event.preventDefault();
          props?.command(item);
        });
        return row;
      }),
    );
    const box = props?.clientRect?.();
    list.hidden = items.length === 0 || !box;
    if (box) {
      list.style.left = `${Math.max(0, Math.min(box.left, innerWidth - list.offsetWidth)) + scrollX}px`;
      list.style.top = `${box.bottom + scrollY}px`;
    }
  }

  function onKeyDown({ event }: SuggestionKeyDownProps): boolean {
    const items = props?.items ?? [];
    if (items.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      current = (current + step + items.length) % items.length;
      draw();
      return true;
    }
    const chosen = items[current];
    if ((event.key !== 'Enter' && event.key !== 'Tab') || !chosen) return false;
    props?.command(chosen);
    return true;
  }

  const show = (next: SuggestionProps<MentionChoice>) => {
    props = next;
    draw();
  };
  return {
    onStart(next: SuggestionProps<MentionChoice>) {
      document.body.append(list);
      current = 0;
      show(next);
    },
    onUpdate: show,
    onKeyDown,
    onExit: () => list.remove(),
  };
}
