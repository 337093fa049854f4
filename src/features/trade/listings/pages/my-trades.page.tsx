import { Away, OwnPart } from '#features/people/require-login/ui/public/own-part.tsx';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { NEW_TRADE_KEY } from '#shared/printed-keys.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Skeleton } from '#ui/components/states.tsx';
import { PlusIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { myTradesParams } from '../trade-page.params.ts';
import css from '../ui/mine/my-trades.module.css';

const ROWS = 4;

function WaitingTrades() {
  return (
    <>
      <header className={css.head} />
      <Skeleton rows={ROWS} className="t two" />
    </>
  );
}

/** @public Read by the list of pages. */
export const params = myTradesParams;

const MyTrades = partOnDemand(() => import('../ui/mine/my-trades.tsx'));

/** The HTML is the same for everybody; the player's trades load after hydration. */
export default function MyTradesPage() {
  const { status } = myTradesParams.read(useSearchParams()[0]);
  return (
    <>
      <PageMeta title="내 거래" description="내가 올린 거래를 완료하고, 내리고, 끌올합니다." />
      <PageHead
        title="내 거래"
        crumbs={[{ label: '홈', href: '/' }, { label: '내 정보', href: '/me' }, { label: '내 거래' }]}
        actions={
          <a className="btn primary wide" href="/trade/register">
            <PlusIcon />
            거래 올리기
            <kbd className="wide">{NEW_TRADE_KEY}</kbd>
          </a>
        }
      />
      <noscript>
        <p className="note mb-4">내 거래는 자바스크립트를 켜야 볼 수 있습니다.</p>
      </noscript>
      <section className="panel" style={{ minHeight: 320 }} aria-label="내 거래">
        <OwnPart waiting={<WaitingTrades />} away={<Away />}>
          <MyTrades status={status} />
        </OwnPart>
      </section>
      <ActionBar>
        <ButtonLink tone="primary" href="/trade/register">
          거래 올리기
        </ButtonLink>
      </ActionBar>
    </>
  );
}
