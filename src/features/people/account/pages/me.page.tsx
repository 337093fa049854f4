import { type ReactNode, useState } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Tile } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { planHref } from '../../profiles/ui/plan-href.ts';
import { Away, OwnPart, WaitingRows } from '../../require-login/ui/public/own-part.tsx';
import { useMe } from '../../sessions/ui/public/me-store.ts';
import css from '../ui/me/me.module.css';

const FIELDS = ['이름', '레벨', '직업', '승급', '체력', '마력', '목표 체력', '목표 마력'];
const CHOICES = ['직업', '승급'];

function WaitingEditor() {
  return (
    <div className={`f2 ${css.form} ${css.fields}`} aria-busy="true">
      {FIELDS.map((label) => (
        <div className={classNames('field', css.field, CHOICES.includes(label) && css.choice)} key={label}>
          <span className="label">{label}</span>
          <i className={`skel ${css.control}`} />
        </div>
      ))}
    </div>
  );
}

const CharacterPart = partOnDemand(() => import('../ui/me/character-part.tsx'));
const SignInPart = partOnDemand(() => import('../ui/me/sign-in-part.tsx'));
const DataPart = partOnDemand(() => import('../ui/me/data-part.tsx'));
const PastSignInPart = partOnDemand(() => import('../ui/me/past-sign-in-part.tsx'));
const DevicePart = partOnDemand(() => import('../ui/me/device-part.tsx'));

interface MePageProps {
  /** Lets the visitor change their choice about ads; null: there is nothing to choose. */
  adChoice: ReactNode;
  savedItems: ReactNode;
  /** The visitor's open trades, alerts and bump. */
  market: ReactNode;
  /** Shares that the visitor still has to receive or to pay in settlements. */
  settlements: ReactNode;
  inquiries: ReactNode;
  /** Players whom the visitor has blocked. */
  blocks: ReactNode;
  /** New versions of the terms and the policy, over the page. */
  legalChanges: ReactNode;
}

export default function MePage(props: MePageProps) {
  const { adChoice, savedItems, market, settlements, inquiries, blocks, legalChanges } = props;
  return (
    <>
      <PageMeta title="내 정보" description="내 캐릭터, 문의, 로그인한 기기와 내 데이터를 봅니다." />
      <PageHead
        title="내 정보"
        crumbs={[{ label: '홈', href: '/' }, { label: '내 정보' }]}
        lead="내 캐릭터와 로그인, 내 데이터"
      />
      <noscript>
        <p className="note mb-4">내 정보는 자바스크립트를 켜야 볼 수 있습니다.</p>
      </noscript>
      <div className="cols needs-script">
        <div className="stack">
          <Hub market={market} />
          <Panel title="내 캐릭터" aside={<OwnLinks />}>
            <div className={`tall ${css.character}`}>
              <OwnPart waiting={<WaitingEditor />} away={<Away />}>
                <CharacterPart />
              </OwnPart>
            </div>
          </Panel>
          <Panel title="정산" id="settlements">
            <div className={css.devices}>
              <OwnPart waiting={<WaitingRows rows={1} />}>{settlements}</OwnPart>
            </div>
          </Panel>
          <div className={css.stored} id="saved">
            {savedItems}
          </div>
          {inquiries}
          <Panel title="차단한 사람" id="blocks">
            <div className={css.devices}>
              <OwnPart waiting={<WaitingRows rows={1} />}>{blocks}</OwnPart>
            </div>
          </Panel>
        </div>
        <div className="stack pairs">
          <Panel title="로그인">
            <div className={css.signIn}>
              <OwnPart waiting={<WaitingRows />}>
                <SignInPart />
              </OwnPart>
            </div>
          </Panel>
          <Panel title="내 데이터">
            <div className={css.data}>
              <OwnPart waiting={<WaitingRows />}>
                <DataPart />
              </OwnPart>
            </div>
          </Panel>
          <DevicePanels />
          {adChoice}
        </div>
      </div>
      <OwnPart waiting={null}>{legalChanges}</OwnPart>
    </>
  );
}

const PLACES: readonly { href: string; name: string; icon: GameIconName }[] = [
  { href: '/me/trades', name: '내 거래', icon: 'skill/sailboat' },
  { href: '/party#mine', name: '내 파티', icon: 'skill/swords-power' },
  { href: '#settlements', name: '받을 돈과 줄 돈', icon: 'goods/two-coins' },
  { href: '/notifications#watches', name: '가격 알림', icon: 'skill/eyeball' },
  { href: '/notifications', name: '알림', icon: 'skill/shouting' },
  { href: '#saved', name: '즐겨찾기', icon: 'goods/knapsack' },
];

function Hub({ market }: { market: ReactNode }) {
  return (
    <Panel title="바로 가기">
      <div className={`pad small ${css.market}`}>{market}</div>
      <ul className={css.places}>
        {PLACES.map(({ href, name, icon }) => (
          <li key={href}>
            <a href={href}>
              <Tile icon={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** External providers do not list sessions. */
function DevicePanels() {
  const { signIn } = useSite();
  const [isUnknown, setUnknown] = useState(signIn.url !== null);
  const [areListed, setListed] = useState(false);
  if (isUnknown) return null;
  return (
    <>
      <Panel title="로그인한 기기">
        <div className={css.devices}>
          <OwnPart waiting={<WaitingRows rows={1} />}>
            <DevicePart onUnknown={() => setUnknown(true)} onListed={() => setListed(true)} />
          </OwnPart>
        </div>
      </Panel>
      {/* The number of devices is not known in advance: this panel is rendered after them, so that it does not move. */}
      {areListed && (
        <Panel title="최근 로그인">
          <div className={css.pastSignIns}>
            <OwnPart waiting={<WaitingRows />}>
              <PastSignInPart />
            </OwnPart>
          </div>
        </Panel>
      )}
    </>
  );
}

function OwnLinks() {
  const state = useMe();
  if (state.status !== 'in' || !state.me) return null;
  return (
    <span className="row ml-auto">
      <a className="more" href={planHref(state.me)}>
        승급 계획
      </a>
      <a className="more" href={`/profiles/${state.me.userId}`}>
        공개 프로필
      </a>
    </span>
  );
}
