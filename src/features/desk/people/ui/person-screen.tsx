import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { DeskScreenProps } from '../../frame/desk-page.ts';
import columns from '../../table/ui/columns.module.css';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import type { DeskPlayer } from '../desk-player.ts';
import { AccountPanel } from './account-panel.tsx';
import { ActPanel } from './act-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import css from './people.module.css';
import { PersonCounts } from './person-counts.tsx';
import { PersonHead } from './person-head.tsx';
import { ActsPanel, InquiriesPanel, PartiesPanel } from './person-lists.tsx';
import { playerQuery } from './player-query.ts';
import { ReportsPanel } from './reports-panel.tsx';
import { SanctionsPanel } from './sanctions-panel.tsx';
import { TradesPanel } from './trades-panel.tsx';
import { usePlayerStep } from './use-player-step.ts';

/** The page of one player: all that operators know, beside what they can do. */
export default function PersonScreen({ params }: DeskScreenProps) {
  const id = Number(params.id);
  const query = useLiveQuery(playerQuery, id);
  return (
    <>
      {query.data === undefined && <DeskHead title={`회원 ${id}`} />}
      <QueryStates query={query} skeleton={<Skeleton rows={8} />} failed="회원을 불러오지 못했습니다.">
        {(player) => <Person key={id} player={player} />}
      </QueryStates>
    </>
  );
}

function Person({ player }: { player: DeskPlayer }) {
  const now = useNow() ?? Date.now();
  const [shown, setStep] = usePlayerStep(player.profileId);
  const isPhone = useWindowKind() === 'phone';
  const first = (
    <>
      <SanctionsPanel player={player} now={now} onStep={setStep} />
      <ReportsPanel reports={player.reports} />
    </>
  );
  const act = <ActPanel player={player} shown={shown} onStep={setStep} />;
  const rest = (
    <>
      <TradesPanel {...player} />
      <div className={css.pairs}>
        <div className="stack">
          <AccountPanel player={player} />
          <PartiesPanel parties={player.parties} />
        </div>
        <div className="stack">
          <NotesPanel player={player} onStep={setStep} />
          <InquiriesPanel inquiries={player.inquiries} />
          <ActsPanel acts={player.acts} />
        </div>
      </div>
    </>
  );
  return (
    <>
      <PersonHead player={player} now={now} onStep={setStep} />
      <PersonCounts player={player} now={now} />
      {isPhone ? (
        <div className={`stack ${css.one}`}>
          {first}
          {act}
          {rest}
        </div>
      ) : (
        <div className={columns.columns}>
          <div className="stack">
            {first}
            {rest}
          </div>
          {act}
        </div>
      )}
    </>
  );
}
