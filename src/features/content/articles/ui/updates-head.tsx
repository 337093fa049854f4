import type { ReactNode } from 'react';
import { Tabs } from '#ui/components/choices.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import css from './articles.module.css';

const SECTIONS = [
  { label: '행사', href: '/events' },
  { label: '공지', href: '/notice' },
  { label: '패치', href: '/patchNotes' },
] as const;
export type Section = (typeof SECTIONS)[number]['label'];

/** Head of 소식: events, notices and patch notes. */
export function UpdatesHead({ section, actions }: { section: Section; actions?: ReactNode }) {
  const choices = SECTIONS.map((one) => ({ ...one, current: one.label === section }));
  return (
    <PageHead
      title="소식"
      crumbs={[{ label: '홈', href: '/' }, { label: '소식' }, { label: section }]}
      tabs={<Tabs label="소식" choices={choices} />}
      actions={actions}
    />
  );
}

/** Links to the older rows of a list; renders nothing on the last page. */
export function NextPage({ href }: { href: string | null }) {
  if (href === null) return null;
  return (
    <p className={css.next}>
      <a href={href} rel="next">
        이전 글 더 보기
      </a>
    </p>
  );
}
