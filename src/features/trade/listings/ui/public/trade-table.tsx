import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useNow } from '#platform/client/use-now.ts';
import type { TradeListItem } from '../../trade-list-item.rules.ts';
import { TradeRow, type TradeRowLook } from './trade-row.tsx';
import css from './trades.module.css';

export interface TradeTableProps extends Omit<TradeRowLook, 'now' | 'ownId'> {
  rows: readonly TradeListItem[];
  label: string;
}

export function TradeTable({ rows, label, without, servers }: TradeTableProps) {
  'use memo';
  const me = useMe();
  const ownId = me.status === 'in' ? (me.me?.id ?? null) : null;
  const now = useNow();
  return (
    <div className={css.list}>
      <table className="t two even" aria-label={label}>
        <colgroup>
          <col className={css.side} />
          <col />
          <col className={css.price} />
          {without !== 'player' && <col className={`wide ${css.player}`} />}
          <col className={`wide ${css.marks}`} />
          {without === 'player' && <col className={`wide ${css.moment}`} />}
          <col className={`wide ${css.whisper}`} />
        </colgroup>
        <thead className="wide">
          <tr>
            <th scope="col">
              <span className="visually-hidden">구분</span>
            </th>
            <th scope="col">{without === 'item' ? '메모' : '아이템'}</th>
            <th scope="col" className="num">
              가격
            </th>
            {without !== 'player' && <th scope="col">판매자·구매자</th>}
            <th scope="col" className={css.marks}>
              조건
            </th>
            {without === 'player' && (
              <th scope="col" className="num">
                시각
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">귓말</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((trade) => (
            <TradeRow key={trade.id} trade={trade} now={now} ownId={ownId} without={without} servers={servers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
