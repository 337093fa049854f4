import { TRADE_STATUS } from '#features/trade/trades/trade.labels.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { newPlayersPath } from '../../people/player-list.params.ts';
import { tradeListParams } from '../../trades/trade-list.params.ts';
import { sum } from '../day.rules.ts';
import { DAY_KINDS, type DayKind, type Overview } from '../overview.contract.ts';
import { DAY_LABELS, weekChange } from '../overview.labels.ts';
import { CountBars } from './count-bars.tsx';
import css from './day-panel.module.css';

/** The list of what is counted, where the desk has one. */
const LISTS: Readonly<Partial<Record<DayKind, string>>> = {
  players: newPlayersPath(),
  trades: '/operator/trades',
  deals: tradeListParams.link('/operator/trades', { status: TRADE_STATUS.completed }),
  parties: '/operator/parties',
  shouts: '/operator/broadcasts',
};

/** The last 24 hours, each against the same time a week before. */
export function DayPanel({ day }: { day: NonNullable<Overview['day']> }) {
  return (
    <Panel title="지난 24시간" more={{ href: '/operator/stats', label: '통계' }}>
      <table className={`t ${css.day}`}>
        <colgroup>
          <col />
          <col className={css.bars} />
          <col className={css.total} />
          <col className={css.change} />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <th>항목</th>
            <th>시간별</th>
            <th>24시간</th>
            <th>지난주 같은 때와</th>
          </tr>
        </thead>
        <tbody>
          {DAY_KINDS.map((kind) => {
            const counted = day[kind];
            if (!counted) return null;
            const total = sum(counted.hours);
            return (
              <tr key={kind}>
                <th scope="row">
                  <ListLink href={LISTS[kind]}>{DAY_LABELS[kind]}</ListLink>
                </th>
                <td>
                  <CountBars counts={counted.hours} isLastOpen />
                </td>
                <td className="num">
                  <b>{formatDigits(total)}</b>
                </td>
                <td className="num dim">{weekChange(total, counted.before)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={`meta faint ${css.foot}`}>
        <span>막대는 한 시간, 점선은 지금 시간</span>
        <span>%는 지난주 같은 때와</span>
      </p>
    </Panel>
  );
}

function ListLink({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? children : <a href={href}>{children}</a>;
}
