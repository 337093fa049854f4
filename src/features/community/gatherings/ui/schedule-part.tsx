import { Suspense, useState } from 'react';
import { navigate } from '#platform/client/navigate.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { guildPath, type Rank } from '../../guilds/guild.labels.ts';
import { can } from '../../guilds/guild.policy.ts';
import type { Gathering } from '../gathering.contract.ts';
import { dayAfter, monthOf } from '../month.rules.ts';
import { SCHEDULE_TAB, scheduleParams } from '../schedule.params.ts';
import { findNext, listUpcoming } from './coming.rules.ts';
import type { GatheringFollowUp } from './gathering-acts.tsx';
import { GatheringPanel } from './gathering-panel.tsx';
import { ListPanel, MonthPanel } from './month-panel.tsx';
import css from './schedule.module.css';
import { comingGatherings, monthGatherings } from './schedule-query.ts';

const NewGatheringForm = partOnDemand(() => import('./gathering-form.tsx'));
const ChangeGatheringForm = partOnDemand(async () => ({
  default: (await import('./gathering-form.tsx')).ChangeGatheringForm,
}));

interface SchedulePartProps {
  guildId: number;
  rank: Rank;
  profileId: number;
  /** Satellites' actions that may be begun from a gathering. */
  followUps: readonly GatheringFollowUp[];
}

type Form = { kind: 'new' } | { kind: 'change'; gathering: Gathering } | null;

/** Shows the month and the upcoming gatherings. The gathering in the address is open, otherwise the next one. */
export function SchedulePart({ guildId, rank, profileId, followUps }: SchedulePartProps) {
  const [search] = useSearchParams();
  const now = useNow() ?? Date.now();
  const chosen = scheduleParams.read(search);
  const month = chosen.month ?? monthOf(seoulDay(now));
  const [form, setForm] = useState<Form>(null);
  const coming = useLiveQuery(comingGatherings, { guildId });
  const ofMonth = useLiveQuery(monthGatherings, { guildId, month });
  const path = guildPath(guildId);
  const monthHref = (next: string | undefined) => scheduleParams.link(path, { tab: SCHEDULE_TAB, month: next });
  const toHref = ({ id }: Pick<Gathering, 'id'>) =>
    scheduleParams.link(path, { tab: SCHEDULE_TAB, month: chosen.month, gathering: id });
  const close = () => setForm(null);
  const known = [...(ofMonth.data ?? []), ...(coming.data ?? [])];
  const open = known.find(({ id }) => id === chosen.gathering) ?? findNext(coming.data ?? [], now);
  const upcoming = listUpcoming(coming.data ?? [], now);
  return (
    <div className={css.cols}>
      <div className={css.main}>
        <Suspense fallback={<Skeleton rows={8} />}>
          {form?.kind === 'new' && (
            <NewGatheringForm
              guildId={guildId}
              day={dayAfter(seoulDay(now), 1)}
              onClose={close}
              onDone={(made) => {
                close();
                navigate(toHref(made));
              }}
            />
          )}
          {form?.kind === 'change' && (
            <ChangeGatheringForm key={form.gathering.id} gathering={form.gathering} onClose={close} />
          )}
        </Suspense>
        <QueryStates query={ofMonth} skeleton={<Skeleton rows={10} />} failed="일정을 가져오지 못했습니다.">
          {(gatherings) => (
            <MonthPanel
              {...{ month, gatherings, now, monthHref, hrefOf: toHref }}
              aside={
                can(rank, 'schedule') &&
                form === null && (
                  <Button tone="primary" onClick={() => setForm({ kind: 'new' })}>
                    일정 만들기
                  </Button>
                )
              }
            />
          )}
        </QueryStates>
        <ListPanel title="다가오는 일정" gatherings={upcoming} {...{ now, hrefOf: toHref }} />
      </div>
      <div className={css.side}>
        <QueryStates query={coming} skeleton={<Skeleton rows={6} />} failed="일정을 가져오지 못했습니다.">
          {() =>
            open ? (
              <GatheringPanel
                key={open.id}
                title={open.id === chosen.gathering ? '일정' : '다음 일정'}
                listed={open}
                rank={rank}
                profileId={profileId}
                acts={{ followUps, onEdit: (gathering) => setForm({ kind: 'change', gathering }) }}
              />
            ) : (
              <Panel title="다음 일정">
                <EmptyState
                  icon="skill/castle"
                  text={
                    can(rank, 'schedule')
                      ? '아직 일정이 없습니다. 모일 날을 정해 보세요.'
                      : '아직 일정이 없습니다. 문주, 부문주, 장로가 만듭니다.'
                  }
                />
              </Panel>
            )
          }
        </QueryStates>
      </div>
    </div>
  );
}
