import { useState } from 'react';
import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import { showError } from '#features/people/require-login/ui/public/require-player.ts';
import { call } from '#platform/client/call.ts';
import { changeAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { deleteWatch, type Watch } from '../../watch.contract.ts';
import { watchText } from '../../watch.labels.ts';
import css from '../my-watches.module.css';
import { ownWatches, watchHistory } from './watch-queries.ts';

function WatchHistory({ watchId }: { watchId: number }) {
  const { data, error } = useLiveQuery(watchHistory, watchId);
  if (error) return <p className={`dim ${css.history}`}>기록을 가져오지 못했습니다. {error.message}</p>;
  if (!data) return <p className={`dim ${css.history}`}>불러오는 중</p>;
  const now = new Date();
  return (
    <ul className={css.history}>
      {data.map(({ id, title, path, createdAt }) => (
        <li key={id}>
          <a href={path}>{title}</a>
          <time className="meta nowrap" dateTime={createdAt} title={formatDateTime(createdAt)}>
            {relativeTime(createdAt, now)}
          </time>
        </li>
      ))}
    </ul>
  );
}

export default function MyWatches() {
  const query = useLiveQuery(ownWatches);
  return (
    <QueryStates
      query={query}
      skeleton={<p className="pad dim">불러오는 중</p>}
      empty={
        <EmptyState
          text="걸어 둔 가격 알림이 없습니다."
          action={
            <a className="btn sm" href="/trade">
              아이템 선택
            </a>
          }
        />
      }
      failed="가격 알림을 가져오지 못했습니다."
    >
      {(watches) => (
        <ul className="lines">
          {watches.map((watch) => (
            <WatchRow key={watch.id} watch={watch} />
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function WatchRow({ watch }: { watch: Watch }) {
  const { id, item, serverName, fireCount, firedAt } = watch;
  const [isOpen, setOpen] = useState(false);
  return (
    <li data-id={`watch-${id}`}>
      <div className={`line tap-row ${css.watch}`}>
        <a className="item opens grow" href={`/trade/${item.id}`} data-card={`item:${item.id}`}>
          <Tile {...itemIcon({ ...item, subType: null })} />
          <span className="min-w-0">
            <span className="nm">{item.name}</span> {watchText(watch)}
            <small>
              {serverName} ·{' '}
              <span className="own-text">
                {fireCount === 0
                  ? '알림 없음'
                  : `${formatDigits(fireCount)}회 알림 · ${relativeTime(firedAt ?? '', new Date())}`}
              </span>
            </small>
          </span>
        </a>
        {fireCount > 0 && (
          <Button size="sm" tone="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '접기' : '기록'}
          </Button>
        )}
        <IconButton label={`${item.name} 가격 알림 지우기`} onClick={() => void remove(id)}>
          <CloseIcon size={16} />
        </IconButton>
      </div>
      {isOpen && <WatchHistory watchId={id} />}
    </li>
  );
}

async function remove(id: number): Promise<void> {
  try {
    await call(deleteWatch, { params: { id } });
    changeAnswer(ownWatches, undefined, (all) => all.filter((watch) => watch.id !== id));
  } catch (error) {
    await showError(error);
  }
}
