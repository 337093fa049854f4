import { type FormEvent, useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { call } from '#platform/client/call.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { textLength } from '#shared/text-length.ts';
import { Button } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { ActError } from '../../ui/act-error.tsx';
import { type LootRotation, MAX_OF_GUILD, MAX_TITLE_LENGTH, MIN_TITLE_LENGTH } from '../loot-rotation.contract.ts';
import type { LootRotationRole } from '../loot-rotation.policy.ts';
import css from './loot-rotation.module.css';
import { LootRotationPanel } from './loot-rotation.tsx';
import { turnMutations, turns } from './loot-rotation-query.ts';

interface GuildLootRotationProps {
  guildId: number;
  profileId: number;
  /** Officers lead all loot rotations; other members lead those that they created. */
  isOfficer: boolean;
}

/** Lists the loot rotations of a guild, with the way to begin one. */
export function GuildLootRotation({ guildId, profileId, isOfficer }: GuildLootRotationProps) {
  const query = useLiveQuery(turns, { guildId });
  return (
    <Panel title="순번표" {...(query.data && query.data.length > 0 && { aside: `${query.data.length}개` })}>
      <QueryStates
        query={query}
        skeleton={<Skeleton rows={3} />}
        failed="순번표를 가져오지 못했습니다."
        empty={
          <p className="pad small dim">
            {isOfficer ? '순번표가 없습니다. 순번을 정할 아이템 이름을 적어 주세요.' : '순번표가 없습니다.'}
          </p>
        }
      >
        {(orders) =>
          orders.map((order) => (
            <OneOrder
              key={order.id}
              order={order}
              role={isOfficer || order.creator.id === profileId ? 'leader' : 'member'}
              profileId={profileId}
            />
          ))
        }
      </QueryStates>
      {isOfficer && (query.data?.length ?? 0) < MAX_OF_GUILD && <NewOrder guildId={guildId} />}
    </Panel>
  );
}

interface OneOrderProps {
  order: LootRotation;
  role: LootRotationRole;
  profileId: number;
}

function OneOrder({ order, role, profileId }: OneOrderProps) {
  return (
    <section aria-label={order.title} className={css.order}>
      <LootRotationPanel
        heading={order.title}
        order={order}
        role={role}
        profileId={profileId}
        ending={{
          label: '순번표 지우기',
          question: `‘${order.title}’ 순번표를 지울까요?`,
          note: '지금까지 받은 기록도 지워집니다.',
          confirm: '지우기',
        }}
      />
    </section>
  );
}

function NewOrder({ guildId }: { guildId: number }) {
  const [title, setTitle] = useState('');
  const act = useAct();
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (textLength(title.trim()) < MIN_TITLE_LENGTH) return;
    const input = { body: { guildId, title: title.trim() } };
    void act.run(turnMutations.create, input, async () => {
      await call(turnMutations.create, input);
      setTitle('');
    });
  };
  return (
    <>
      <form className={css.foot} onSubmit={create}>
        <TextInput
          aria-label="새 순번표의 이름"
          placeholder="구름의옥"
          autoComplete="off"
          data-max-letters={MAX_TITLE_LENGTH}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" disabled={textLength(title.trim()) < MIN_TITLE_LENGTH} aria-disabled={act.isSending}>
          순번표 만들기
        </Button>
      </form>
      <ActError act={act} className="pad" />
    </>
  );
}
