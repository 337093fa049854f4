import { formatDigits } from '#shared/korean/amount.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { Settlement } from '../settlement.contract.ts';
import { settlementPath } from '../settlement-page.params.ts';
import css from './party-settlements.module.css';

/** A row of a list of settlements. */
export function SettlementLine({ settlement: { id, title, sale, isDone } }: { settlement: Settlement }) {
  return (
    <li>
      <a className={`row-link ${css.line}`} href={settlementPath(id)}>
        <span className="grow elide">{title}</span>
        <b>{formatDigits(sale)}</b>
        {isDone ? <Tag tone="ok">끝남</Tag> : <Tag tone="warn">남음</Tag>}
      </a>
    </li>
  );
}
