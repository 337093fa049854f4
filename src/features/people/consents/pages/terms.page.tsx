import { usePageData } from '#platform/client/use-page-data.ts';
import { NoticeHead } from '#ui/page/notice-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { LegalArticle } from '../ui/legal-article.tsx';
import type { load } from './terms.loader.ts';

export default function TermsPage() {
  const text = usePageData<typeof load>();
  return (
    <>
      <PageMeta
        title="이용약관"
        description="비공식 팬 사이트 바람나루의 이용약관: 가입과 캐릭터, 거래 글, 금지 행위, 정지와 이의, 탈퇴."
        path="/notice/terms"
      />
      <NoticeHead title="이용약관" path="/notice/terms" />
      <LegalArticle title="이용약관" path="/notice/terms" text={text} />
    </>
  );
}
