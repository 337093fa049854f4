import { useEffect, useRef } from 'react';
import { removeRoom, storeRoom } from '#platform/client/own-rooms.ts';
import { nextAdvancement } from '#shared/advancement.ts';
import type { Me } from '../../profiles/profile.contract.ts';
import { advancementLine, formatJobTitle, gradeClass } from '../../profiles/profile.labels.ts';
import { ProfileAvatar } from '../../profiles/ui/public/profile-avatar.tsx';
import { useMe } from '../../sessions/ui/public/me-store.ts';
import { Invitation } from './invitation.tsx';

const ROOM = 'my-character';

export function MyCharacterBody() {
  const state = useMe();
  const isOut = state.status === 'out';
  useEffect(() => {
    if (isOut) removeRoom(ROOM);
  }, [isOut]);
  if (state.status !== 'in') return <Invitation />;
  return state.me ? <Character me={state.me} /> : <NoCharacter />;
}

function Character({ me }: { me: Me }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The box also contains what stands below the character, so the stored height includes it.
    const box = link.current?.parentElement;
    return box ? storeRoom(ROOM, box) : undefined;
  }, []);
  const next = nextAdvancement(me);
  // Past 칼승 the bar continues to 풀승.
  const share = next ? (next.share < 1 ? next.share : next.shareOfFull) : 1;
  return (
    <>
      <a className="row quiet" href="/me" ref={link}>
        <ProfileAvatar name={me.name} avatarUrl={me.avatarUrl} />
        <span className="grow">
          <span className="block elide">
            <b className={gradeClass(me.grade)}>{me.name}</b>{' '}
            <span className="meta">
              {formatJobTitle(me)} · {me.level}
            </span>
          </span>
          <span className="sub elide" title={advancementLine(me)}>
            {advancementLine(me)}
          </span>
        </span>
      </a>
      <div className="bar" aria-hidden="true">
        <i style={{ width: `${(share * 100).toFixed(2)}%` }} />
      </div>
    </>
  );
}

function NoCharacter() {
  return (
    <p className="row">
      <span className="dim grow">아직 캐릭터를 만들지 않았습니다.</span>
      <a className="btn sm" href="/confirm">
        만들기
      </a>
    </p>
  );
}
