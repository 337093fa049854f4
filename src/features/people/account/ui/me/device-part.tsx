import { useEffect, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { changeAnswer } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDateTime, formatShortDate } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { WaitingRows } from '../../../require-login/ui/public/own-part.tsx';
import { showError } from '../../../require-login/ui/public/require-player.ts';
import * as sessions from '../../../sessions/session.contract.ts';
import { explainSignOutFailure, signOut } from '../../../sessions/ui/public/sign-out.ts';
import { devices } from './device-query.ts';

const NOT_FOUND = 404;

interface DevicePartProps {
  onUnknown: () => void;
  /** Called once the devices are shown or could not be fetched. */
  onListed: () => void;
}

export default function DevicePart({ onUnknown, onListed }: DevicePartProps) {
  const query = useLiveQuery(devices);
  const isUnknown = query.error instanceof ApiError && query.error.status === NOT_FOUND;
  useEffect(() => {
    if (isUnknown) onUnknown();
  }, [isUnknown, onUnknown]);
  useEffect(() => {
    if (!query.isPending) onListed();
  }, [query.isPending, onListed]);
  return (
    <QueryStates
      query={query}
      skeleton={<WaitingRows rows={1} />}
      empty={<EmptyState text="로그인한 기기가 없습니다." />}
      failed="기기를 가져오지 못했습니다."
    >
      {(all) => (
        <ul className="lines">
          {all.map((device) => (
            <DeviceRow key={device.id} {...device} />
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function DeviceRow({ id, device, createdAt, lastUsedAt, endsAt, isCurrent }: sessions.Session) {
  'use memo';
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    if (isEnding) return;
    setEnding(true);
    try {
      await (isCurrent ? signOut('local') : endSession(id));
    } catch (error) {
      await (isCurrent ? explainSignOutFailure(error, 'local') : showError(error));
    } finally {
      setEnding(false);
    }
  };
  return (
    <li className="line">
      <span className="grow">
        <b>{device}</b>
        <span className="sub">
          {isCurrent ? (
            `${formatShortDate(endsAt)}까지 로그인`
          ) : (
            <>
              <time dateTime={lastUsedAt} title={`${formatDateTime(createdAt)}에 로그인`}>
                {relativeTime(lastUsedAt, new Date())}에 씀
              </time>
              {' · '}
              <span className="nowrap">{formatShortDate(endsAt)}까지</span>
            </>
          )}
        </span>
      </span>
      {isCurrent && <Tag tone="ok">이 기기</Tag>}
      <Button size="sm" aria-disabled={isEnding} aria-label={`${device} 로그아웃`} onClick={() => void end()}>
        로그아웃
      </Button>
    </li>
  );
}

async function endSession(id: string): Promise<void> {
  try {
    await call(sessions.endSession, { params: { id } });
  } catch (error) {
    // The session has ended meanwhile, which was the intent.
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
  }
  changeAnswer(devices, undefined, (all) => all.filter((device) => device.id !== id));
}
