import { type ArticleKind, NOTICE_TYPE, PAGE_NAMES } from './article-kind.contract.ts';

/** Returns the path of an article's page; for a patch note, its canonical one. */
export function articlePath({ kind, id, type }: { kind: ArticleKind; id: number; type?: number | null }): string {
  switch (kind) {
    case 'notice':
      return type === NOTICE_TYPE.patchNote ? `/patchNotes/${id}` : `/notice/${id}`;
    case 'guide':
      return `/guides/${id}`;
    case 'event':
      return `/events/${id}`;
    case 'quest':
      return `/quests/${id}`;
    case 'page':
      return `/notice/${PAGE_NAMES[id - 1] ?? ''}`;
  }
}

/** Returns the address of the form for corrections, about a page such as `길잡이 처음 99까지`. */
export function correctionPath(about: string): string {
  return `/notice/ask?${new URLSearchParams({ type: '3', about })}`;
}
