import { ButtonLink } from '#ui/components/button.tsx';
import { newSettlementPath } from '../settlement-page.params.ts';
import css from './party-settlements.module.css';
import { SettlementLine } from './settlement-line.tsx';
import { useSettlements } from './settlement-query.ts';

/** Those of one party that the visitor may see, and where one begins. For its members. */
export function PartySettlements({ partyId }: { partyId: number }) {
  const { data = [] } = useSettlements({ partyId });
  return (
    <section aria-label="정산" className={css.part}>
      <h3 className={css.head}>
        <span>정산 {data.length > 0 && <b>{data.length}</b>}</span>
        <ButtonLink size="sm" href={newSettlementPath({ party: partyId })}>
          정산 시작
        </ButtonLink>
      </h3>
      <ul className="lines">
        {data.map((settlement) => (
          <SettlementLine key={settlement.id} settlement={settlement} />
        ))}
      </ul>
    </section>
  );
}
