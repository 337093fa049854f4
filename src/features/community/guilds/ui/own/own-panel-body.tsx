import { useEffect, useRef } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { momentText } from '#features/trade/trades/moment.labels.ts';
import type { LaterProps } from '#platform/client/later-part.tsx';
import { removeRoom, storeRoom } from '#platform/client/own-rooms.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ActError } from '../../../ui/act-error.tsx';
import type { Membership, OwnGuilds } from '../../guild.contract.ts';
import { guildPath, rankName } from '../../guild.labels.ts';
import { MAX_APPLICATIONS } from '../../guild.limits.ts';
import { can } from '../../guild.policy.ts';
import { guildMutations } from '../guild-mutations.ts';
import { GuildSign } from '../guild-sign.tsx';
import { useOwnGuilds } from './own-guilds.ts';

export default function OwnPanelBody({ waiting }: LaterProps) {
  const state = useMe();
  const isPlayer = state.status === 'in' && state.me !== null;
  const query = useOwnGuilds(isPlayer);
  const body = useRef<HTMLDivElement>(null);
  const isOut = state.status === 'out';
  const isKnown = isOut || query.data !== undefined;
  useEffect(() => {
    if (isOut) removeRoom('own-guild');
    else if (isKnown && body.current) return storeRoom('own-guild', body.current);
    return undefined;
  }, [isKnown, isOut]);
  if (state.status === 'unknown') return waiting;
  if (!isPlayer) return <Nobody isOut={isOut} />;
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton rows={2} />}
      failed="내 문파를 가져오지 못했습니다."
      retry="다시 시도"
    >
      {(own) => (
        <div ref={body}>
          <Own own={own} />
        </div>
      )}
    </QueryStates>
  );
}

function Own({ own: { guilds, asked } }: { own: OwnGuilds }) {
  if (guilds.length === 0 && asked.length === 0) {
    return (
      <div className="pad stack gap-3 small">
        <p className="dim">들어간 문파가 없습니다. 마음에 드는 문파에 신청하거나 문파를 만들어 보세요.</p>
        <a className="btn" href="/guilds/new">
          문파 만들기
        </a>
      </div>
    );
  }
  return (
    <>
      {guilds.length > 0 && (
        <ul className="lines lit">
          {guilds.map((membership) => (
            <MembershipRow key={membership.guild.id} membership={membership} />
          ))}
        </ul>
      )}
      {asked.length > 0 && (
        <>
          <p className="pad meta">
            보낸 신청 {asked.length} / {MAX_APPLICATIONS}
          </p>
          <ul className="lines">
            {asked.map((one) => (
              <ApplicationRow key={one.guild.id} application={one} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Only this panel shows a closed or hidden guild, because its page does not exist for anybody. */
function GoneGuild({ membership: { guild, rank, closedAt } }: { membership: Membership }) {
  const act = useAct();
  const params = { id: guild.id };
  return (
    <li className="pad stack gap-2 small">
      <p className="row">
        <GuildSign guild={guild} />
        <b className="grow wrap">{guild.name}</b>
        {closedAt === null ? <Tag tone="bad">숨김</Tag> : <Tag tone="off">닫힌 문파</Tag>}
      </p>
      <p className="dim">
        {closedAt === null
          ? `운영자가 숨겼습니다. 사유: ${guild.hiddenReason ?? '적혀 있지 않음'}`
          : `${formatDateTime(closedAt)}에 닫았습니다. ${guild.leader ? '14일 안에 문주가 복원할 수 있습니다.' : '문주가 없어 복원할 수 없습니다.'}`}
      </p>
      <ActError act={act} />
      <span className="row">
        {closedAt !== null && can(rank, 'restore') && (
          <Button aria-disabled={act.isSending} onClick={() => void act.run(guildMutations.restore, { params })}>
            복원
          </Button>
        )}
        {can(rank, 'leave') && (
          <Button
            tone="ghost"
            aria-disabled={act.isSending}
            onClick={() => void act.run(guildMutations.leave, { params })}
          >
            문파 나가기
          </Button>
        )}
      </span>
    </li>
  );
}

function MembershipRow({ membership }: { membership: Membership }) {
  const { guild, rank, closedAt } = membership;
  if (closedAt !== null || guild.hiddenAt !== null) return <GoneGuild membership={membership} />;
  return (
    <li className="line tap-row">
      <GuildSign guild={guild} />
      <a className="opens grow min-w-0 text-paper" href={guildPath(guild.id, 'board')}>
        <b className="block wrap">{guild.name}</b>
        <span className="sub">{rankName(rank)}</span>
      </a>
    </li>
  );
}

function ApplicationRow({ application: { guild, askedAt } }: { application: OwnGuilds['asked'][number] }) {
  const act = useAct();
  const now = useNow();
  return (
    <li className="line tap-row">
      <GuildSign guild={guild} />
      <a className="opens grow min-w-0 text-paper" href={guildPath(guild.id)}>
        <b className="block wrap">{guild.name}</b>
        <span className="sub">{momentText(askedAt, now)} 신청</span>
        {act.error && (
          <span className="meta up block" role="alert">
            {act.error}
          </span>
        )}
      </a>
      <Button
        size="sm"
        aria-disabled={act.isSending}
        aria-label={`신청 취소: ${guild.name}`}
        onClick={() => void act.run(guildMutations.leave, { params: { id: guild.id } })}
      >
        신청 취소
      </Button>
    </li>
  );
}

function Nobody({ isOut }: { isOut: boolean }) {
  return (
    <div className="pad stack gap-3 small">
      <p className="dim">
        {isOut ? '로그인하면 내 문파와 보낸 신청을 여기서 봅니다.' : '캐릭터를 만들면 문파에 들어갈 수 있습니다.'}
      </p>
      <a className="btn" href={isOut ? '/login' : '/confirm'}>
        {isOut ? '로그인' : '캐릭터 만들기'}
      </a>
    </div>
  );
}
