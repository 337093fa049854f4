import { ToolTiles } from '#features/game-data/home/ui/public/tool-tiles.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { registerItemParams } from '../../../listings/trade-page.params.ts';
import { ShoutForm } from '../../../shouts/ui/public/shout-form.tsx';
import { WatchAnyButton } from '../../../watches/ui/public/watch-any-button.tsx';
import type { MarketHomePageData } from '../../pages/market-home.loader.ts';
import css from './market-home.module.css';

interface NoTradesProps {
  isFiltered: boolean;
  /** The item that the search most likely means. */
  named?: MarketHomePageData['named'];
  isFirst: boolean;
  gameServer?: number | undefined;
  /** Address with the same filters sorted by time; undefined: the list is sorted by time already. */
  newestHref: string | undefined;
}

export function NoTrades({ isFiltered, named, isFirst, gameServer, newestHref }: NoTradesProps) {
  if (!isFirst)
    return <EmptyState text="마지막 거래입니다." action={<ButtonLink href="/trade">맨 앞으로</ButtonLink>} />;
  if (newestHref !== undefined) {
    return (
      <EmptyState
        text="이 순서로 보여 줄 글이 없습니다."
        action={<ButtonLink href={newestHref}>최근순으로 보기</ButtonLink>}
      />
    );
  }
  if (named) return <NotListed {...named} gameServer={gameServer} />;
  if (isFiltered) {
    return (
      <EmptyState text="조건에 맞는 거래가 없습니다." action={<ButtonLink href="/trade">조건 지우기</ButtonLink>} />
    );
  }
  return (
    <>
      {/* Centred text would move while content arrives, so it is shown once the content below it has arrived. */}
      <EmptyState
        className={css.whole}
        text="아직 올라온 매물이 없습니다. 사자후 문구를 붙여 넣으면 매물이 됩니다."
        action={
          <>
            <ShoutForm />
            <a href="/trade/register">아이템을 골라 첫 매물 올리기</a>
          </>
        }
      />
      <div className="pad">
        <ToolTiles />
      </div>
    </>
  );
}

function NotListed({ id, name, gameServer }: { id: number; name: string; gameServer: number | undefined }) {
  return (
    <EmptyState
      text={`조건에 맞는 ${name} 글이 없습니다.`}
      action={
        <span className="btns">
          <WatchAnyButton key={id} tone="primary" item={{ id, name }} gameServer={gameServer} />
          <ButtonLink href={registerItemParams.link(`/trade/register/${id}`, { side: 'buy' })}>
            삽니다 올리기
          </ButtonLink>
          <ButtonLink href={`/items/${id}`}>도감 보기</ButtonLink>
          <ButtonLink href="/trade">조건 지우기</ButtonLink>
        </span>
      }
    />
  );
}
