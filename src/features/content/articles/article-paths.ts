import { type ArticleKind, NOTICE_TYPE, PAGE_NAMES } from './article-kind.contract.ts';

/** The page of an article; of a patch note the one that search engines are shown. */
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

/** Where a reader says what is wrong in `길잡이 처음 99까지`. */
export function correctionPath(about: string): string {
  return `/notice/ask?${new URLSearchParams({ type: '3', about })}`;
}
