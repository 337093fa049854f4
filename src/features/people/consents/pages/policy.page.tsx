import { usePageData } from '#platform/client/use-page-data.ts';
import { NoticeHead } from '#ui/page/notice-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { LegalArticle } from '../ui/legal-article.tsx';
import { SignInHere } from '../ui/sign-in-here.tsx';
import type { load } from './policy.loader.ts';

export default function PolicyPage() {
  const text = usePageData<typeof load>();
  return (
    <>
      <PageMeta
        title="개인정보 처리방침"
        description="바람나루가 받는 개인정보와 까닭, 두는 기간, 지우는 방법, 이용자의 권리, 쿠키와 기기에 두는 것."
        path="/notice/policy"
      />
      <NoticeHead title="개인정보 처리방침" />
      <LegalArticle title="개인정보 처리방침" text={text} after={{ processors: <SignInHere /> }} />
    </>
  );
}
