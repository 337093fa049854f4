import { useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import type { OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { useServerNames } from '../../acts/ui/use-server-names.ts';
import { countSet } from '../../table/choice-field.ts';
import { DeskFilters, DeskPick, DeskStates, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { OnlyThese } from '../../table/ui/only-these.tsx';
import type { Bulk } from '../../table/ui/table-head.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { type TradeSearch, tradeListFilter, tradeListParams } from '../trade-list.params.ts';
import { TradeBulk } from './trade-bulk.tsx';
import { createTradeList } from './trade-list.tsx';
import { TradePanel } from './trade-panel.tsx';
import { tradeMutations, tradePages } from './trade-query.ts';

const PATH = '/operator/trades';
const LIST = createTradeList({ path: PATH, label: '거래', empty: '이 조건의 거래가 없습니다.' });

function Meta({ search: { profileId, itemId } }: { search: TradeSearch }) {
  if (profileId === undefined && itemId === undefined) return '취소한 것과 숨긴 것까지, 새것부터';
  return (
    <OnlyThese text={profileId === undefined ? `아이템 ${itemId}의 거래만` : `회원 ${profileId}의 거래만`} all={PATH} />
  );
}

/** The page 거래: trades in any state, what is hidden and which prices do not count. */
export default function TradesScreen() {
  const [address] = useSearchParams();
  const { open: _, ...search } = tradeListParams.read(address);
  const query = useLivePages(tradePages, search);
  const openRow = useOpenRow();
  const servers = useServerNames();
  const act = useAct();
  const [answer, setAnswer] = useState('');
  function close(text: string): void {
    setAnswer(text);
    openRow.close();
  }
  async function takeBack({ id, hiddenAt, exclusion }: OperatorTrade): Promise<void> {
    if (hiddenAt !== null) {
      if (await act.run(tradeMutations.show, { params: { id } })) setAnswer(`거래 ${id}번이 다시 보입니다.`);
    } else if (exclusion !== null) {
      const isDone = await act.run(tradeMutations.include, { params: { tradeId: id } });
      if (isDone) setAnswer('가격을 시세에 다시 넣었습니다.');
    } else setAnswer('숨기거나 시세에서 뺀 거래가 아닙니다.');
  }
  const bulk: Bulk<OperatorTrade> = {
    acts: (rows, untick) => (
      <TradeBulk
        rows={rows}
        onDone={(text) => {
          untick();
          close(text);
        }}
      />
    ),
  };
  return (
    <DeskTable
      list={LIST}
      query={query}
      name={`trades ${JSON.stringify(search)}`}
      head={<DeskHead title="거래" meta={<Meta search={search} />} />}
      filters={
        <DeskFilters
          action={PATH}
          label="거래 필터"
          params={tradeListParams}
          preserve={['profileId', 'itemId']}
          count={countSet([search.hidden, search.excluded, search.gameServer])}
          first={
            <>
              <DeskWords of={tradeListFilter} name="q" />
              <DeskStates of={tradeListFilter} name="status" />
            </>
          }
        >
          <DeskPick of={tradeListFilter} name="hidden" />
          <DeskPick of={tradeListFilter} name="excluded" />
          {servers.filter && <DeskPick of={servers.filter} name="gameServer" />}
        </DeskFilters>
      }
      bulk={bulk}
      answer={act.error ?? answer}
      takeBack={(trade) => void takeBack(trade)}
      decides
      panel={(trade) => <TradePanel key={trade.id} trade={trade} onDone={close} />}
    />
  );
}
