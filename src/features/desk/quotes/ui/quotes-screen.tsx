import { type ReactNode, useState } from 'react';
import type { OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskStates } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { ClosePanel } from '../../table/ui/desk-panel.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines } from '../../table/ui/row-cells.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { toOnePage } from '../../table/whole-list.ts';
import { TradeBulk } from '../../trades/ui/trade-bulk.tsx';
import { createTradeList } from '../../trades/ui/trade-list.tsx';
import { TradePanel } from '../../trades/ui/trade-panel.tsx';
import { tradePages } from '../../trades/ui/trade-query.ts';
import { quoteFilter, quoteListParams, withoutItem } from '../quote-list.params.ts';
import { ItemFinder } from './item-finder.tsx';
import { ExcludedItemPanel, itemName, LookedAtPanel } from './item-panels.tsx';
import { type ExcludedItem, excludedItems } from './quote-query.ts';

const PATH = '/operator/quotes';

function Origin({ item: { isConfigured } }: { item: ExcludedItem }) {
  return <Tag>{isConfigured ? '설정' : '운영자'}</Tag>;
}

const itemList: DeskList<ExcludedItem> = {
  label: '시세 제외 아이템',
  path: PATH,
  columns: [
    {
      name: 'item',
      head: '아이템과 사유',
      cell: (item, { link }) => <TwoLines name={link(itemName(item))} quote={item.reason} />,
    },
    { name: 'by', head: '정한 곳', width: 92, cell: (item) => <Origin item={item} /> },
    {
      name: 'at',
      head: '뺀 날',
      width: 124,
      isNumber: true,
      isSecondary: true,
      cell: ({ createdAt }) => <span className="faint">{createdAt === null ? '–' : formatShortDate(createdAt)}</span>,
    },
  ],
  phone: (item) => ({
    tag: <Origin item={item} />,
    name: itemName(item),
    age: item.createdAt === null ? undefined : formatShortDate(item.createdAt),
    lines: [
      <span key="reason" className="meta">
        {item.reason}
      </span>,
    ],
  }),
  empty: '시세를 내지 않는 아이템이 없습니다.',
  failed: '시세 제외 아이템을 불러오지 못했습니다.',
};

const priceList = createTradeList({ path: PATH, label: '시세에서 뺀 가격', empty: '시세에서 뺀 가격이 없습니다.' });

/** The page 시세: items and prices that quotes leave out, with the trades behind them. */
export default function QuotesScreen() {
  const [address] = useSearchParams();
  const { shown } = quoteListParams.read(address);
  const openRow = useOpenRow();
  const [answer, setAnswer] = useState('');
  const frame: Frame = {
    answer,
    close(text) {
      setAnswer(text);
      openRow.close();
    },
    head: <DeskHead title="시세" meta="사유는 플레이어에게 그대로 보입니다" />,
    filters: (
      <DeskFilters
        action={PATH}
        label="시세 필터"
        params={quoteListParams}
        preserve={['item']}
        count={0}
        first={<DeskStates of={quoteFilter} name="shown" />}
      />
    ),
    beside: <Beside onDone={setAnswer} />,
  };
  return shown === 'prices' ? <Prices {...frame} /> : <Items {...frame} />;
}

interface Frame {
  answer: string;
  head: ReactNode;
  filters: ReactNode;
  beside: ReactNode;
  close(text: string): void;
}

function Items({ close, ...frame }: Frame) {
  const query = useLiveQuery(excludedItems, undefined);
  return (
    <DeskTable
      {...frame}
      list={itemList}
      query={toOnePage(query)}
      name="quotes items"
      decides
      panel={(item) => <ExcludedItemPanel key={item.id} item={item} onDone={close} />}
    />
  );
}

const EXCLUDED = { excluded: 'true' } as const;

function Prices({ close, ...frame }: Frame) {
  const query = useLivePages(tradePages, EXCLUDED);
  return (
    <DeskTable
      {...frame}
      list={priceList}
      query={query}
      name="quotes prices"
      decides
      bulk={{
        acts: (rows: readonly OperatorTrade[], untick) => (
          <TradeBulk
            rows={rows}
            isOfPrices
            onDone={(text) => {
              untick();
              close(text);
            }}
          />
        ),
      }}
      panel={(trade) => <TradePanel key={trade.id} trade={trade} onDone={close} />}
    />
  );
}

/** Finds an item and shows its evidence. */
function Beside({ onDone }: { onDone: (text: string) => void }) {
  const [address, setAddress] = useSearchParams();
  const { item, open } = quoteListParams.read(address);
  const leave = () => setAddress(withoutItem(address), { replace: true, preventScrollReset: true });
  return (
    <>
      {item !== undefined && open === undefined && (
        <ClosePanel value={leave}>
          <LookedAtPanel
            key={item}
            itemId={item}
            onDone={(text) => {
              onDone(text);
              leave();
            }}
          />
        </ClosePanel>
      )}
      <ItemFinder />
    </>
  );
}
