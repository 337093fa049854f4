import { formatDigits } from '#shared/korean/amount.ts';
import type { PriceDay } from '../quote.contract.ts';
import css from './quotes.module.css';

const amount = (value: number | null) => (value === null ? '–' : formatDigits(value));

export function PriceTable({ days }: { days: readonly PriceDay[] }) {
  return (
    <div className={`scroll-x ${css.table}`}>
      <table className="t tight">
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col" className="num">
              체결
            </th>
            <th scope="col" className="num">
              체결 수
            </th>
            <th scope="col" className="num">
              팝니다
            </th>
            <th scope="col" className="num">
              삽니다
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className="nowrap">
                {day.day.replaceAll('-', '.')}
              </th>
              <td className="num">{amount(day.completedMedian)}</td>
              <td className="num">{formatDigits(day.completedCount)}</td>
              <td className="num">{amount(day.sellMedian)}</td>
              <td className="num">{amount(day.buyMedian)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
