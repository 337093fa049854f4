import { PROVIDER_NAMES } from '#features/people/sessions/provider.labels.ts';
import { useSite } from '#ui/page/site-context.tsx';
import css from './articles.module.css';

const NAMES = { ...PROVIDER_NAMES, local: `${PROVIDER_NAMES.local} (테스트용)` };

/** Names the sign-in providers of this installation, a part of the policy that operators do not write. */
export function SignInHere() {
  const { url, providers } = useSite().signIn;
  const offered = providers.map((provider) => NAMES[provider]).join(', ');
  return (
    <p className={css.aside}>
      <span className="own-text">
        {offered === '' ? '지금은 로그인을 받지 않습니다.' : `지금 쓸 수 있는 로그인: ${offered}.`}
      </span>{' '}
      <span className="own-text">
        {url === null
          ? '로그인 정보는 이 사이트의 서버가 스스로 처리하며, 다른 곳에 맡기지 않습니다.'
          : `로그인 정보의 처리와 보관은 인증 서비스(${new URL(url).host})에 맡기고 있습니다. 로그인해 둔 기기의 기록도 그곳에 있습니다.`}
      </span>
    </p>
  );
}
