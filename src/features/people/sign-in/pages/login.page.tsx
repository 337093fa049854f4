import { Suspense, useEffect } from 'react';
import { firstUse } from '#platform/client/first-use.ts';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Tile } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { useMe } from '../../sessions/ui/public/me-store.ts';
import { SESSION_DAYS } from '../sign-in.rules.ts';
import { ProviderButtons } from '../ui/provider-buttons.tsx';
import css from '../ui/sign-in.module.css';

const SignedInAlready = partOnDemand(async () => ({
  default: (await import('../ui/signed-in-already.tsx')).SignedInAlready,
}));

const GAINS: readonly { icon: GameIconName; name: string; does: string }[] = [
  { icon: 'skill/sailboat', name: '거래 올리기와 끌올', does: '사자후 문구를 붙여 넣으면 매물이 됩니다' },
  { icon: 'skill/eyeball', name: '가격 알림', does: '기다리던 가격에 올라오면 알려 줍니다' },
  { icon: 'skill/muscle-up', name: '승급 계획', does: '내 캐릭터로 계산기가 채워집니다' },
  { icon: 'skill/castle', name: '내 거래', does: '올린 거래를 수정하고, 완료하고, 모아 봅니다' },
];

export default function LoginPage() {
  const state = useMe();
  const isOwnProvider = useSite().signIn.url === null;
  useEffect(() => {
    // Preloads the provider's client for the button.
    void firstUse()
      .then(() => import('../../sessions/ui/public/sign-in-with.ts'))
      .then(({ prepareSignIn }) => prepareSignIn());
  }, []);
  return (
    <>
      <PageMeta title="로그인" description="디스코드나 카카오 계정으로 바람나루에 로그인합니다." />
      <PageHead title="로그인" />
      <div className={css.halves}>
        <Panel title="로그인 방법">
          <div className={`pad stack ${css.entry}`}>
            <Suspense>{state.status === 'in' ? <SignedInAlready me={state.me} /> : <ProviderButtons />}</Suspense>
            <noscript>
              <p className="note">로그인하려면 자바스크립트가 필요합니다. 브라우저 설정에서 켜 주세요.</p>
            </noscript>
          </div>
          <ul className="pad stack gap-3 small dim" aria-label="안내">
            <li>비밀번호를 받거나 보관하지 않습니다.</li>
            <li>처음 오신 분은 이어서 캐릭터를 적고 약관에 동의합니다.</li>
            <li>
              <span className="own-text">
                {isOwnProvider
                  ? `로그인은 길어도 ${SESSION_DAYS}일 동안 이어집니다.`
                  : '로그인은 이 기기에서 이어집니다.'}
              </span>{' '}
              공용 기기에서는 사용 후 로그아웃해 주세요.
            </li>
            <li>
              <a href="/notice/terms">이용약관</a> · <a href="/notice/policy">개인정보 처리방침</a> ·{' '}
              <a href="/notice/login">로그인 안내</a>
            </li>
          </ul>
        </Panel>
        <Gains />
      </div>
    </>
  );
}

function Gains() {
  return (
    <Panel title="로그인하면">
      <ul className="lines">
        {GAINS.map(({ icon, name, does }) => (
          <li className="line" key={name}>
            <Tile icon={icon} tone="use" />
            <span className="grow">
              <b>{name}</b>
              <span className="sub">{does}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
