import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { newSettlementPath } from '../settlement-page.params.ts';
import { SettlementLine } from './settlement-line.tsx';
import { settlements } from './settlement-query.ts';

interface GuildSettlementsProps {
  guildId: number;
  mayBegin: boolean;
  /** Whether the list includes settlements in which the visitor has no share. */
  seesAll: boolean;
}

/** Lists the settlements of a guild that the visitor may see, newest first, with the way to begin one. */
export function GuildSettlements({ guildId, mayBegin, seesAll }: GuildSettlementsProps) {
  const query = useLiveQuery(settlements, { guildId });
  const begin = mayBegin && <ButtonLink href={newSettlementPath({ guild: guildId })}>정산 시작</ButtonLink>;
  return (
    <Panel
      title="정산"
      aside={
        <>
          <span className="meta">{seesAll ? '문파의 정산 모두' : '내 몫이 있는 정산'}</span>
          {query.data && query.data.length > 0 && <span className="ml-auto">{begin}</span>}
        </>
      }
    >
      <QueryStates
        query={query}
        skeleton={<Skeleton rows={4} />}
        failed="정산을 가져오지 못했습니다."
        empty={<EmptyState icon="goods/coins" text="아직 정산이 없습니다." action={begin} />}
      >
        {(settlements) => (
          <ul className="lines">
            {settlements.map((settlement) => (
              <SettlementLine key={settlement.id} settlement={settlement} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Panel>
  );
}
