import { usePageData } from '#platform/client/use-page-data.ts';
import { NoticeHead } from '#ui/page/notice-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { PROVIDER_NAMES } from '../../sign-in/ui/public/provider-names.ts';
import { LegalArticle } from '../ui/legal-article.tsx';
import type { load } from './policy.loader.ts';

const NAMES = { ...PROVIDER_NAMES, local: `${PROVIDER_NAMES.local} (테스트용)` };

function SignInHere() {
  const { url, providers } = useSite().signIn;
  const offered = providers.map((provider) => NAMES[provider]).join(', ');
  return (
    <p>
      {offered === '' ? '지금은 로그인을 받지 않습니다.' : `지금 쓸 수 있는 로그인: ${offered}.`}{' '}
      {url === null
        ? '로그인 정보는 이 사이트의 서버가 스스로 처리하며, 다른 곳에 맡기지 않습니다.'
        : `로그인 정보의 처리와 보관은 인증 서비스(${new URL(url).host})에 맡기고 있습니다. 로그인해 둔 기기의 기록도 그곳에 있습니다.`}
    </p>
  );
}

export default function PolicyPage() {
  const text = usePageData<typeof load>();
  return (
    <>
      <PageMeta
        title="개인정보 처리방침"
        description="바람나루가 받는 개인정보와 이용 목적, 보관 기간, 삭제 방법, 이용자의 권리, 쿠키와 기기에 저장하는 것."
        path="/notice/policy"
      />
      <NoticeHead title="개인정보 처리방침" path="/notice/policy" />
      <LegalArticle
        title="개인정보 처리방침"
        path="/notice/policy"
        text={text}
        after={{ processors: <SignInHere /> }}
      />
    </>
  );
}
