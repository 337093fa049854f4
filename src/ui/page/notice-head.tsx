import { Tabs } from '#ui/components/choices.tsx';
import { NOTICE_PAGES } from './notice-pages.ts';
import { PageHead, type PageHeadProps } from './page-head.tsx';

export interface NoticeHeadProps extends Pick<PageHeadProps, 'lead'> {
  title: (typeof NOTICE_PAGES)[number]['label'];
}

export function NoticeHead({ title, lead }: NoticeHeadProps) {
  const choices = NOTICE_PAGES.map(({ label, href }) => ({ label, href, current: label === title }));
  return (
    <PageHead
      title={title}
      crumbs={[{ label: '안내' }, { label: title }]}
      lead={lead}
      actions={<Tabs label="안내" choices={choices} />}
    />
  );
}
