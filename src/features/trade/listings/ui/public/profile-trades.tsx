import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { dealsText } from '../../../records/record.labels.ts';
import type { ProfileTradesData } from '../../profile-trades.reader.ts';
import { TradeTable } from './trade-table.tsx';

export function ProfileTrades({ trades, name }: { trades: ProfileTradesData; name: string }) {
  const { waiting, waitingCount, deals } = trades;
  const rest = waitingCount - waiting.length;
  return (
    <Panel title="거래" aside={`거래 중 ${formatDigits(waitingCount)} · 완료 ${dealsText(deals)}`}>
      {waiting.length > 0 ? (
        <TradeTable rows={waiting} label={`${name}님이 올린 거래`} without="player" />
      ) : (
        <p className="pad dim small">지금 올려 둔 거래가 없습니다.</p>
      )}
      {rest > 0 && <p className="pad meta">이 밖에 {formatDigits(rest)}건이 더 있습니다.</p>}
    </Panel>
  );
}
