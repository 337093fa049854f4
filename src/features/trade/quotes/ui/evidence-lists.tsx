import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { TRADE_STATUS } from '../../trades/trade.labels.ts';
import type { EvidenceTrade } from '../evidence.contract.ts';
import { FULL_WEIGHT } from '../player-weight.rules.ts';
import { LEFT_OUT_LABELS, type ShownReason, type Side } from './evidence.labels.ts';
import { Ago } from './public/price.tsx';
import css from './quotes.module.css';
import type { EvidenceState } from './use-evidence.ts';

interface EvidenceListsProps {
  state: EvidenceState;
  side: Side;
  retry(): void;
}

export function EvidenceLists({ state, side, retry }: EvidenceListsProps) {
  if (state.status === 'waiting') return <p role="status">근거를 불러오는 중입니다.</p>;
  if (state.status === 'failed') {
    return (
      <p role="alert" className="row">
        근거를 가져오지 못했습니다.
        <Button size="sm" onClick={retry}>
          다시 시도
        </Button>
      </p>
    );
  }
  const { counted, leftOut } = state.evidence[side];
  return (
    <>
      <Trades title={`계산에 넣은 거래 ${formatDigits(counted.length)}건`} rows={counted} />
      {leftOut.length > 0 && <Trades title={`제외한 거래 ${formatDigits(leftOut.length)}건`} rows={leftOut} />}
    </>
  );
}

/** New profiles weigh less than others. */
function weightText(weight: number): string {
  return weight === 0 ? '–' : `${Math.round((100 * weight) / FULL_WEIGHT)}%`;
}

type EvidenceRow = Omit<EvidenceTrade, 'id'> & { id: number | null; reason: ShownReason | null };

function Trades({ title, rows }: { title: string; rows: readonly EvidenceRow[] }) {
  return (
    <section className={css.evidence} aria-label={title}>
      <table className="t tight">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">시각</th>
            <th scope="col" className="num">
              가격
            </th>
            <th scope="col" className="num">
              수량
            </th>
            <th scope="col" className="num wide">
              반영
            </th>
            <th scope="col">상태</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, price, quantity, status, player, weight, reason }) => (
            <tr
              key={id ?? `${player} ${at}`}
              className={
                weight === 0 || reason === 'OUTLIER' || reason === 'EARLIER_OF_SAME_PLAYER' ? 'off' : undefined
              }
            >
              <td className="nowrap">
                {id === null ? (
                  <Ago at={at} />
                ) : (
                  <a className="quiet" href={`/trade/view/${id}`}>
                    <Ago at={at} />
                  </a>
                )}
              </td>
              <td className="num">{price === null ? '–' : formatDigits(price)}</td>
              <td className="num">{formatDigits(quantity)}</td>
              <td className="num wide">{weightText(weight)}</td>
              <td>{reason ? LEFT_OUT_LABELS[reason] : status === TRADE_STATUS.completed ? '체결' : '거래 중'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
