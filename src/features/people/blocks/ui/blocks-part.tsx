import { useState } from 'react';
import { call } from '#platform/client/call.ts';
import { invalidateAfter } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { showError } from '../../require-login/ui/public/require-player.ts';
import { playerOf, useMe } from '../../sessions/ui/public/me-store.ts';
import type { Block } from '../block.contract.ts';
import { blockMutations, blocks } from './block-query.ts';

/** Lists the players whom the visitor has blocked, with a button to unblock each. */
export default function BlocksPart() {
  const isPlayer = playerOf(useMe()) !== null;
  const [isOpen, setOpen] = useState(false);
  if (!isPlayer) return <p className="pad small dim">캐릭터를 만들면 다른 사람을 차단할 수 있습니다.</p>;
  return (
    <details className="disclosure" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="pad small justify-between">
        목록 보기
        <ChevronDownIcon size={16} />
      </summary>
      {isOpen && <Blocks />}
    </details>
  );
}

function Blocks() {
  const query = useLiveQuery(blocks);
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton rows={1} />}
      empty={<p className="pad small dim">차단한 사람이 없습니다. 그 사람의 프로필에서 차단할 수 있습니다.</p>}
      failed="차단한 사람을 가져오지 못했습니다."
    >
      {(rows) => (
        <ul className="lines">
          {rows.map((block) => (
            <BlockRow key={block.id} block={block} />
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function BlockRow({ block: { id, userId, name, createdAt } }: { block: Block }) {
  const [isSending, setSending] = useState(false);
  const unblock = async () => {
    if (isSending) return;
    setSending(true);
    const input = { params: { id } };
    try {
      await call(blockMutations.delete, input);
    } catch (error) {
      await showError(error);
    } finally {
      setSending(false);
      await invalidateAfter(blockMutations.delete, input);
    }
  };
  return (
    <li className="line small">
      <span className="grow elide">{userId === null ? name : <a href={`/profiles/${userId}`}>{name}</a>}</span>
      <span className="meta">{formatShortDate(createdAt)}</span>
      <Button size="sm" aria-label={`차단 풀기: ${name}`} aria-disabled={isSending} onClick={() => void unblock()}>
        풀기
      </Button>
    </li>
  );
}
