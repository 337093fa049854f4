import { Suspense } from 'react';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { Tile } from '#ui/components/tile.tsx';
import { InfoIcon, WarningIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { quoteBeside, quotedMedian } from '../../quotes/ui/public/listing-quote.rules.ts';
import { Price } from '../../quotes/ui/public/price.tsx';
import { QuoteStrip } from '../../quotes/ui/public/quote-strip.tsx';
import type { ListedTrade } from '../../trades/trade.contract.ts';
import { NO_PRICE_LABEL, TRADE_STATUS, TRADE_TYPE, TRADE_TYPE_LABELS, whisperText } from '../../trades/trade.labels.ts';
import { can } from '../../trades/trade.policy.ts';
import { WhisperButton } from '../../trades/ui/public/whisper-button.tsx';
import type { Offer } from '../better-offer.rules.ts';
import { serverName, useGameServers } from '../ui/form/game-servers.ts';
import { OwnTools } from '../ui/view/own-tools.tsx';
import { TradeFacts } from '../ui/view/trade-facts.tsx';
import { listWarnings, type TradeWarning } from '../ui/view/trade-warnings.rules.ts';
import { useLiveTrade } from '../ui/view/use-live-trade.ts';
import css from '../ui/view/view.module.css';
import type { load } from './trade.loader.ts';

const PosterPanel = await drawnLater(async () => (await import('../ui/view/poster-panel.tsx')).PosterPanel);
const OtherListings = await drawnLater(async () => (await import('../ui/view/other-listings.tsx')).OtherListings);
const TradeDeal = await drawnLater(async () => (await import('../ui/view/trade-deal.tsx')).TradeDeal);
const OwnDealPart = partOnDemand(() => import('../ui/view/own-deal.tsx'));

export default function TradePage() {
  const data = usePageData<typeof load>();
  const { item, poster, patterns } = data;
  const { trade, quotes, isGone, readAgain } = useLiveTrade(data.trade, data.quotes);
  const servers = useGameServers();
  const person = useMe();
  const me = playerOf(person);
  // It may be their own, to whom it offers no whisper.
  const contactClass = person.status === 'unknown' ? 'guest-only' : undefined;
  const server = serverName(servers, trade.gameServer);
  const word = TRADE_TYPE_LABELS[trade.tradeType];
  const isOver = trade.status !== TRADE_STATUS.waiting || isGone;
  const isOwn = can({ profileId: me?.id ?? null }, 'manage', trade);
  const isSelling = trade.tradeType === TRADE_TYPE.sell;
  const warnings = listWarnings({
    trade,
    median: quotedMedian(quoteBeside(trade, quotes)),
    excludedReason: quotes.excluded?.reason ?? null,
    memberDays: poster.days,
    counts: poster.counts,
  });
  const crumbs = [
    { label: '거래', href: '/trade' },
    { label: item.name, href: `/trade/${item.id}` },
    { label: `거래 ${trade.id}` },
  ];
  return (
    <>
      <PageMeta
        title={`${item.name} ${word} ${priceLabel(trade)}`}
        description={formatSummary(data.trade, server)}
        path={`/trade/view/${trade.id}`}
        image={`/share/trades/${trade.id}.png`}
        noindex={data.trade.status !== TRADE_STATUS.waiting}
      />
      <PageHead
        title={`${item.name} ${word}`}
        crumbs={crumbs}
        tile={<Tile icon={item.icon} tone={item.tone} size="xl" />}
        lead={`${data.type.name} · ${server}`}
        actions={
          // Phones come to this page from the quote, so the price comes first.
          <ButtonLink href={`/trade/${item.id}`} className="wide">
            거래소 보기
          </ButtonLink>
        }
      />
      <div className={css.view}>
        <TradeFacts trade={trade} quotes={isOver ? null : quotes} server={server} isGone={isGone} />
        <div className={`stack ${css.side}`}>
          <div className={contactClass}>
            <ContactPanel trade={trade} isOwn={isOwn} isPlayer={me !== null} isGone={isGone} onChanged={readAgain} />
          </div>
          <PosterPanel trade={trade} poster={poster} isOwn={isOwn} />
          <OtherListings itemId={item.id} tradeType={trade.tradeType} listings={data.others} />
        </div>
        <div className="stack">
          {!isOver && <WarningPanel warnings={warnings} />}
          <Panel title={`${item.name} 시세`} aside="7일" more={{ href: `/trade/${item.id}`, label: '왜 이 가격일까' }}>
            <QuoteStrip quotes={quotes} where={server} />
            {data.better && !isOver && <BetterOffer offer={data.better} isSelling={isSelling} />}
          </Panel>
          {!isOver && <TradeDeal itemName={item.name} server={server} patterns={patterns} trade={trade} />}
        </div>
      </div>
      {!isOver && !isOwn && trade.profile.userId !== null && (
        <ActionBar
          className={contactClass}
          text={trade.price === null ? NO_PRICE_LABEL : <Price amount={trade.price} />}
        >
          <WhisperButton trade={{ ...trade, player: trade.profile }} label="귓말 복사" isPrimary />
        </ActionBar>
      )}
    </>
  );
}

function BetterOffer({ offer, isSelling }: { offer: Offer; isSelling: boolean }) {
  return (
    <p className="line small">
      <span className="grow">
        <span className="own-text">{isSelling ? '더 싼 매물' : '더 비싸게 사는 글'}</span>{' '}
        <Price amount={offer.price} />
      </span>
      <a href={`/trade/view/${offer.id}`}>보기</a>
    </p>
  );
}

function priceLabel({ price }: Pick<ListedTrade, 'price'>): string {
  return price === null ? NO_PRICE_LABEL : formatAmount(price);
}

function formatSummary(trade: ListedTrade, server: string): string {
  const count = trade.quantity > 1 ? ` ${formatDigits(trade.quantity)}개, 개당` : '';
  const state = trade.status === TRADE_STATUS.completed ? ' 완료한 거래입니다.' : '';
  return `${server} ${trade.item.name}${count} ${priceLabel(trade)} ${TRADE_TYPE_LABELS[trade.tradeType]}.${state} 시세와 비교한 가격, 올린 사람의 거래 기록, 안전하게 주고받는 순서를 봅니다.`;
}

function WarningPanel({ warnings }: { warnings: readonly TradeWarning[] }) {
  if (warnings.length === 0) return null;
  const graveCount = warnings.filter(({ isGrave }) => isGrave).length;
  return (
    <Panel title={graveCount > 0 ? '조심하세요' : '알아 두세요'}>
      <ul className="lines strong">
        {warnings.map(({ id, title, text, isGrave }) => (
          <li key={id} className={isGrave ? `${css.warning} ${css.grave}` : css.warning}>
            {isGrave ? <WarningIcon size={18} /> : <InfoIcon size={18} />}
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface ContactPanelProps {
  trade: ListedTrade;
  isOwn: boolean;
  isPlayer: boolean;
  isGone: boolean;
  onChanged: () => void;
}

function ContactPanel({ trade, isOwn, isPlayer, isGone, onChanged }: ContactPanelProps) {
  const isOver = trade.status !== TRADE_STATUS.waiting || isGone;
  return (
    <Panel
      title={isOwn ? '내 글' : !isOver ? '연락하기' : isGone ? '내려간 글' : '완료한 거래'}
      aside={isOwn && !isOver && '게임 사자후에 이 문구를 쓰세요'}
    >
      <div className={`pad stack gap-3 small ${isOver ? css.over : css.contact}`}>
        {isOwn && <OwnTools trade={trade} isOver={isOver} onChanged={onChanged} />}
        {!isOwn && isOver && <Over trade={trade} isPlayer={isPlayer} onChanged={onChanged} />}
        {!isOwn && !isOver && <Whisper trade={trade} />}
      </div>
    </Panel>
  );
}

function Whisper({ trade }: { trade: ListedTrade }) {
  const { profile } = trade;
  if (profile.userId === null) return <p className="dim">탈퇴한 사람의 글이라 연락할 수 없습니다.</p>;
  const whispered = { ...trade, player: profile };
  return (
    <>
      <p className="meta">게임에서 이 귓말을 보내세요</p>
      <p className={css.words}>{whisperText(whispered)}</p>
      <div className="wide stack">
        <WhisperButton trade={whispered} label="귓말 복사" isPrimary />
      </div>
    </>
  );
}

type OverProps = Pick<ContactPanelProps, 'trade' | 'isPlayer' | 'onChanged'>;

function Over({ trade, isPlayer, onChanged }: OverProps) {
  const isCompleted = trade.status === TRADE_STATUS.completed;
  return (
    <>
      <Suspense>{isCompleted && isPlayer && <OwnDealPart trade={trade} onChanged={onChanged} />}</Suspense>
      <p className="dim">
        <span className="own-text">{isCompleted ? '완료한 거래라' : '내려간 글이라'}</span> 연락할 수 없습니다. 지금
        올라온 글은 거래소에 있습니다.
      </p>
      <ButtonLink href={`/trade/${trade.itemId}`} tone="primary" full>
        같은 아이템의 다른 글 보기
      </ButtonLink>
    </>
  );
}
