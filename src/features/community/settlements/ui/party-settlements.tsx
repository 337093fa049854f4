import { prefetchAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import type { PartyPart } from '../../parties/ui/own/party-part.tsx';
import { newSettlementPath } from '../settlement-page.params.ts';
import css from './party-settlements.module.css';
import { SettlementLine } from './settlement-line.tsx';
import { settlements } from './settlement-query.ts';

/** Lists the settlements of one party that the visitor may see, and begins another. It is for members. */
function PartySettlements({ partyId }: { partyId: number }) {
  const { data = [] } = useLiveQuery(settlements, { partyId });
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

export const settlementsOfParty: PartyPart = {
  name: 'settlements',
  load: ({ id }) => prefetchAnswer(settlements, { partyId: id }),
  Part: ({ party }) => <PartySettlements partyId={party.id} />,
};
