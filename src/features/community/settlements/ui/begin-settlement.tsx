import type { Me } from '#features/people/profiles/profile.contract.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { can } from '../../guilds/guild.policy.ts';
import { listOwnGuilds } from '../../guilds/guild-endpoints.contract.ts';
import { formatPlace } from '../../parties/party.labels.ts';
import { listOwnParties } from '../../parties/party-endpoints.contract.ts';
import { newSettlementPath } from '../settlement-page.params.ts';
import OwedPart from './owed-part.tsx';
import css from './settlement.module.css';

const STEPS = [
  ['함께 사냥한 파티나 문파에서 시작합니다', '누가 있었는지는 이미 적혀 있습니다'],
  ['판 돈과 뺄 돈을 적습니다', '바람나루에서 판 거래를 골라 올 수도 있습니다'],
  ['몫을 나눕니다', '똑같이 나누거나 사람마다 다르게 나눕니다'],
  ['주고받을 때마다 표시합니다', '받은 사람이 확인하면 끝납니다'],
] as const;

const settlementOrigins = defineLiveQuery({
  key: (profileId: number) => ['settlement-origins', profileId],
  read: readOrigins,
});

interface Origin {
  href: string;
  name: string;
  sub: string;
}

/** Lists the visitor's parties and guilds in which a settlement can be begun. */
export function BeginSettlement({ me }: { me: Me }) {
  const query = useLiveQuery(settlementOrigins, me.id);
  return (
    <div className={css.cols}>
      <div className="stack">
        <Panel title="정산 시작" aside="내 파티와 문파">
          <div className={css.origins}>
            <QueryStates
              query={query}
              skeleton={<Skeleton rows={3} />}
              failed="내 파티를 가져오지 못했습니다."
              empty={
                <EmptyState
                  icon="goods/coins"
                  text="아직 파티와 문파가 없습니다. 정산은 함께 사냥한 파티나 문파에서 시작합니다."
                  action={
                    <div className="btns">
                      <ButtonLink href="/party" tone="primary">
                        파티 찾기
                      </ButtonLink>
                      <ButtonLink href="/guilds">문파 보기</ButtonLink>
                      <ButtonLink href="/calc/split">정산 계산기</ButtonLink>
                    </div>
                  }
                />
              }
            >
              {(origins) => (
                <ul className="lines">
                  {origins.map(({ href, name, sub }) => (
                    <li key={href} className="line">
                      <span className="grow">
                        <b>{name}</b>
                        <span className="sub">{sub}</span>
                      </span>
                      <ButtonLink size="sm" href={href} aria-label={`${name} 정산 시작`}>
                        정산 시작
                      </ButtonLink>
                    </li>
                  ))}
                </ul>
              )}
            </QueryStates>
          </div>
        </Panel>
        <Panel title="받을 돈과 줄 돈">
          <OwedPart />
        </Panel>
      </div>
      <Panel title="하는 순서" as="aside">
        <ol className="lines">
          {STEPS.map(([step, detail], at) => (
            <li key={step} className="line">
              <b className="num">{at + 1}</b>
              <span className="grow">
                {step}
                <span className="sub">{detail}</span>
              </span>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

async function readOrigins(_: number, signal: AbortSignal): Promise<Origin[]> {
  const [{ party, past }, { guilds }] = await Promise.all([
    call(listOwnParties, { signal }),
    call(listOwnGuilds, { signal }),
  ]);
  return [
    ...[...(party ? [party] : []), ...past].map((one) => ({
      href: newSettlementPath({ party: one.id }),
      name: formatPlace(one),
      sub: `파티 · ${formatShortDate(one.createdAt)}`,
    })),
    ...guilds
      .filter(({ rank, closedAt }) => closedAt === null && can(rank, 'write'))
      .map(({ guild: { id, name } }) => ({ href: newSettlementPath({ guild: id }), name, sub: '문파' })),
  ];
}
