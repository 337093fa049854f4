import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import type { ItemQuotes, Quote } from '../../../quotes/quote.contract.ts';
import { Ago, Change, Price } from '../../../quotes/ui/public/price.tsx';
import {
  ALL_SERVERS_LABEL,
  EXCLUDED_LABEL,
  figureName,
  findLastDeal,
  isFew,
  isThin,
  NO_QUOTE_LABEL,
  THIN_LABEL,
} from '../../../quotes/ui/public/quote.labels.ts';
import { QuoteConfidence } from '../../../quotes/ui/public/quote-confidence.tsx';
import css from '../../../quotes/ui/public/quote-panel.module.css';
import { QuoteRange } from '../../../quotes/ui/public/quote-range.tsx';
import { WatchAnyButton } from '../../../watches/ui/public/watch-any-button.tsx';
import { itemMarketParams } from '../../item-market.params.ts';
import type { ItemOffers } from '../../item-offers.reader.ts';
import { CheapestOffer } from './cheapest-offer.tsx';

export interface QuotePanelProps {
  item: { id: number; name: string };
  /** Undefined: all. */
  gameServer: number | undefined;
  quotes: ItemQuotes | null;
  offers: ItemOffers | null;
  isTradable: boolean;
}

export function QuotePanel({ item, gameServer, quotes, offers, isTradable }: QuotePanelProps) {
  const where = useSite().gameServers.find(({ id }) => id === gameServer)?.name ?? ALL_SERVERS_LABEL;
  const me = useMe();
  const ownId = me.status === 'in' ? (me.me?.id ?? null) : null;
  const isQuoted = quotes !== null && quotes.excluded === null;
  const alert = isTradable && offers?.count === 0 && <WatchAnyButton key={item.id} item={item} />;
  return (
    <Panel title="시세">
      {quotes === null && <p className="pad dim">시세를 가져오지 못했습니다. 거래소에서 다시 봅니다.</p>}
      {quotes?.excluded && (
        <p className="pad dim">
          <b>{EXCLUDED_LABEL}</b> · {quotes.excluded.reason}
        </p>
      )}
      {isQuoted && hasFigures(quotes) && <Numbers quotes={quotes} where={where} />}
      {isQuoted && !hasFigures(quotes) ? (
        <EmptyState
          action={alert}
          text={
            isTradable
              ? '최근 7일 동안 올라온 가격이 없습니다. 처음 올리면 시세가 생깁니다.'
              : '거래할 수 없는 아이템이라 시세가 없습니다.'
          }
        />
      ) : (
        alert && <div className="pad">{alert}</div>
      )}
      {offers?.cheapest && <CheapestOffer offer={offers.cheapest} item={item} ownId={ownId} />}
      <div className="pad">
        <a className="btn full" href={itemMarketParams.link(`/trade/${item.id}`, { gameServer })}>
          {offers && offers.count > 0 ? `거래소에서 ${formatDigits(offers.count)}건 보기` : '거래소에서 보기'}
        </a>
      </div>
    </Panel>
  );
}

function hasFigures({ sell, buy }: ItemQuotes): boolean {
  return sell.median !== null || buy.median !== null;
}

function Numbers({ quotes, where }: { quotes: ItemQuotes; where: string }) {
  const { sell, buy } = quotes;
  const deal = findLastDeal(quotes);
  const side = sell.median === null ? { quote: buy, word: '삽니다' } : { quote: sell, word: '팝니다' };
  return (
    <>
      <div className="pad">
        <p className="meta">
          {side.word} <span className="own-text">{isFew(side.quote) ? figureName(side.quote) : '중간 가격'}</span> · 7일
          · {where}
        </p>
        <p className={`row justify-between ${css.price}`}>
          {side.quote.median !== null && <Price amount={side.quote.median} size="big" />}
          <Change change={side.quote.change} />
        </p>
        <Band quote={side.quote} />
      </div>
      <div className="pad">
        <KeyValues
          rows={[
            ...(sell.median === null
              ? []
              : [
                  {
                    label: isFew(buy) ? `삽니다 ${figureName(buy)}` : '삽니다 중간 가격',
                    value:
                      buy.median === null ? (
                        <span className="faint">{NO_QUOTE_LABEL}</span>
                      ) : (
                        <>
                          <Price amount={buy.median} />
                          {buy.median > sell.median && <span className="own-text">{' · 팝니다보다 높음'}</span>}
                        </>
                      ),
                  },
                ]),
            {
              label: '마지막 체결',
              value: deal ? (
                <>
                  <Price amount={deal.price} /> <Ago at={deal.at} />
                  {deal.isThin && <span className="own-text">{` · ${THIN_LABEL}`}</span>}
                </>
              ) : (
                '–'
              ),
            },
            { label: '신뢰도', value: <QuoteConfidence quote={side.quote} /> },
          ]}
        />
      </div>
    </>
  );
}

function Band({ quote: { low, high, p25, p75, median, players } }: { quote: Quote }) {
  if (low === null || high === null || p25 === null || p75 === null || median === null) return null;
  // Quartiles are of the wide band, `low` and `high` of the narrow one, so quartiles may lie outside.
  const place = (price: number) =>
    high === low ? 50 : Math.min(Math.max(((price - low) / (high - low)) * 100, 0), 100);
  return (
    <>
      <QuoteRange from={place(p25)} to={place(p75)} median={place(median)} />
      <p className={`meta row justify-between ${css.ends}`}>
        <span>최저 {formatAmount(low)}</span>
        {isThin({ players }) && <span>{THIN_LABEL}</span>}
        <span>최고 {formatAmount(high)}</span>
      </p>
    </>
  );
}
