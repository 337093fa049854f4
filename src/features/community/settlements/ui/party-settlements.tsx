import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { newSettlementPath, settlementPath } from '../settlement-page.params.ts';
import css from './party-settlements.module.css';
import { useSettlements } from './settlement-query.ts';

/** Those of one party that the visitor may see, and where one begins. For its members. */
export function PartySettlements({ partyId }: { partyId: number }) {
  const { data = [] } = useSettlements(partyId);
  return (
    <section aria-label="정산" className={css.part}>
      <h3 className={css.head}>
        <span>정산 {data.length > 0 && <b>{data.length}</b>}</span>
        <ButtonLink size="sm" href={newSettlementPath(partyId)}>
          정산 시작
        </ButtonLink>
      </h3>
      <ul className="lines">
        {data.map(({ id, title, sale, isDone }) => (
          <li key={id}>
            <a className={`row-link ${css.line}`} href={settlementPath(id)}>
              <span className="grow elide">{title}</span>
              <b>{formatDigits(sale)}</b>
              {isDone ? <Tag tone="ok">끝남</Tag> : <Tag tone="warn">남음</Tag>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
