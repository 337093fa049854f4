import { NoticeMenuOnTop } from './notice-menu.tsx';
import { PageHead, type PageHeadProps } from './page-head.tsx';

export interface NoticeHeadProps extends Pick<PageHeadProps, 'title' | 'lead' | 'actions'> {
  path: string;
}

/** The head of the pages of 이용 안내, in the layout notice-title (contract §27). */
export function NoticeHead({ title, lead, actions, path }: NoticeHeadProps) {
  return (
    <>
      <PageHead
        title={title}
        crumbs={[
          { label: '소식', href: '/events' },
          { label: '이용 안내', href: '/notice' },
        ]}
        lead={lead}
        actions={actions}
      />
      <NoticeMenuOnTop current={path} />
    </>
  );
}
