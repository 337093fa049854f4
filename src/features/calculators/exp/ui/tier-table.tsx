import { formatDigits } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { countParts } from '../../calculator/count-parts.rules.ts';
import { type PriceList, type Purchase, tierAt } from '../../vitals/vital-price.rules.ts';
import { VITAL_LABELS } from '../exp.labels.ts';
import type { Vital } from '../exp-question.rules.ts';
import { barShare } from '../ramp-chart.rules.ts';
import css from './exp.module.css';

interface TierTableProps {
  vital: Vital;
  list: PriceList;
  now: number;
  purchase: Purchase;
}

export function TierTable({ vital, list, now, purchase }: TierTableProps) {
  'use memo';
  const present = tierAt(list, now);
  const most = purchase.rows.map(({ exp }) => exp);
  const crossed = list.filter((tier) => tier === present || purchase.rows.some((bought) => bought.tier === tier));
  const others = list.filter((tier) => !crossed.includes(tier));
  const label = `${VITAL_LABELS[vital]} 구간표`;
  return (
    <>
      <Tiers label={label} {...{ vital, tiers: crossed, present, purchase, most }} />
      {others.length > 0 && (
        <details className="disclosure fold">
          <summary>
            다른 구간 {others.length}개
            <ChevronDownIcon size={16} />
          </summary>
          <Tiers label={`${label}, 다른 구간`} {...{ vital, tiers: others, present, purchase, most }} />
        </details>
      )}
    </>
  );
}

interface TiersProps extends Pick<TierTableProps, 'vital' | 'purchase'> {
  label: string;
  tiers: PriceList;
  present: PriceList[number] | undefined;
  most: readonly number[];
}

function Tiers({ vital, label, tiers, present, purchase, most }: TiersProps) {
  return (
    <table className="t tight even" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">맨몸 {VITAL_LABELS[vital]}</th>
          <th scope="col" className={`num ${css.tierPrice}`}>
            한 번에
          </th>
          <th scope="col" className={`num wide ${css.tierSteps}`}>
            횟수
          </th>
          <th scope="col" className={`num ${css.tierExp}`}>
            필요 경험치
          </th>
          <td className={`wide ${css.tierBar}`} />
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => {
          const row = purchase.rows.find((bought) => bought.tier === tier);
          const isPresent = tier === present;
          return (
            <tr
              key={tier.from}
              className={[isPresent && 'now', !row && !isPresent && 'off'].filter(Boolean).join(' ') || undefined}
            >
              <td className="nowrap">
                {formatDigits(tier.from)}
                <span className="faint">부터</span>
                {isPresent && <span className={css.tierNow}>지금</span>}
              </td>
              <td className="num">
                <Amount parts={countParts(tier.exp)} />
                <span className={`faint ${css.tierGain}`}>+{tier.gain}</span>
              </td>
              <td className="num wide">{row ? formatDigits(row.steps) : '–'}</td>
              <td className="num" title={row && formatDigits(row.exp)}>
                {row ? <Amount parts={countParts(row.exp)} /> : '–'}
              </td>
              <td className="wide" aria-hidden="true">
                {row && (
                  <span className="bar block">
                    <i style={{ width: `${barShare(row.exp, most)}%` }} />
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
