import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { call } from '#platform/client/call.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import ownCss from '../../parties/ui/own/own.module.css';
import { ActError } from '../../ui/act-error.tsx';
import { createLootRotation, deleteLootRotation, type LootRotation } from '../loot-rotation.contract.ts';
import { can, type LootRotationRole } from '../loot-rotation.policy.ts';
import { LootRotationPanel } from './loot-rotation.tsx';
import { turnMutations, turns } from './loot-rotation-query.ts';

export interface LootRotationPartProps {
  partyId: number;
  /** Title of a loot rotation that is begun again. */
  place: string;
  profileId: number;
  isLeader: boolean;
}

/** Shows whose turn it is, for members of the party. */
export default function LootRotationPart({ partyId, place, profileId, isLeader }: LootRotationPartProps) {
  const query = useLiveQuery(turns, { partyId });
  const role: LootRotationRole = isLeader ? 'leader' : 'member';
  return (
    <section aria-label="순번표">
      <QueryStates query={query} skeleton={<Skeleton rows={2} />} failed="순번표를 가져오지 못했습니다.">
        {([order]) =>
          order ? (
            <PartyLootRotation partyId={partyId} order={order} role={role} profileId={profileId} />
          ) : (
            <NoLootRotation partyId={partyId} place={place} role={role} />
          )
        }
      </QueryStates>
    </section>
  );
}

function NoLootRotation({ partyId, place, role }: { partyId: number; place: string; role: LootRotationRole }) {
  const act = useAct();
  const body = { partyId, title: place };
  return (
    <>
      <h3 className={ownCss.part}>순번표</h3>
      <div className="pad stack gap-2 small">
        <p className="dim">순번표가 없습니다.</p>
        {can(role, 'create') && (
          <Button aria-disabled={act.isSending} onClick={() => void act.run(turnMutations.create, { body })}>
            순번표 만들기
          </Button>
        )}
        <ActError act={act} />
      </div>
    </>
  );
}

interface PartyLootRotationProps {
  partyId: number;
  order: LootRotation;
  role: LootRotationRole;
  profileId: number;
}

function PartyLootRotation({ partyId, order, role, profileId }: PartyLootRotationProps) {
  const { id, title, mode } = order;
  const restart = async () => {
    await call(deleteLootRotation, { params: { id } });
    await call(createLootRotation, { body: { partyId, title, mode } });
  };
  return (
    <LootRotationPanel
      heading="순번표"
      order={order}
      role={role}
      profileId={profileId}
      ending={{
        label: '처음부터 다시',
        question: '순번표를 처음부터 다시 시작할까요?',
        note: '지금까지 받은 기록이 지워지고, 파티원이 들어온 순서대로 다시 등록됩니다.',
        confirm: '다시 시작',
        send: restart,
      }}
    />
  );
}
