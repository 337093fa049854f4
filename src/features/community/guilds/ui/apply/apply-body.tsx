import type { ReactNode } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { momentText } from '#features/trade/trades/moment.labels.ts';
import { useNow } from '#platform/client/use-now.ts';
import { Button } from '#ui/components/button.tsx';
import { ActError } from '../../../ui/act-error.tsx';
import type { Guild, Membership, OwnGuilds } from '../../guild.contract.ts';
import { guildPath, rankName } from '../../guild.labels.ts';
import { MAX_APPLICATIONS } from '../../guild.limits.ts';
import { can } from '../../guild.policy.ts';
import { isFull, isSeeking } from '../../guild-page.labels.ts';
import { guildMutations } from '../guild-mutations.ts';
import { useOwnGuilds } from '../own/own-guilds.ts';
import { ApplyForm } from './apply-form.tsx';

export interface ApplyBodyProps {
  guild: Guild;
}

/** Shows the form until it is known that the visitor is a member or has applied. */
export default function ApplyBody({ guild }: ApplyBodyProps) {
  const state = useMe();
  const me = playerOf(state);
  const { data, isError } = useOwnGuilds(me !== null);
  const own = me === null ? undefined : data;
  const membership = own?.guilds.find((one) => one.guild.gameServer === guild.gameServer && one.closedAt === null);
  if (membership?.guild.id === guild.id) return <Member membership={membership} />;
  const asked = own?.asked.find((one) => one.guild.id === guild.id);
  if (asked) return <Applied application={asked} />;
  if (membership) {
    return (
      <Remark>
        이 서버에서는 <a href={guildPath(membership.guild.id)}>{membership.guild.name}</a> 문파에 있습니다. 그 문파에서
        나온 뒤에 신청할 수 있습니다.
      </Remark>
    );
  }
  if (!isSeeking(guild)) {
    return (
      <Remark>{isFull(guild) ? '문파원이 다 차서 더 받지 않습니다.' : '지금은 가입 신청을 받지 않습니다.'}</Remark>
    );
  }
  if (own && own.asked.length >= MAX_APPLICATIONS) {
    return (
      <Remark>
        보낸 신청이 {MAX_APPLICATIONS}건입니다. <a href="/guilds#mine">내 문파</a>에서 다른 신청을 취소하면 신청할 수
        있습니다.
      </Remark>
    );
  }
  const isKnown = state.status === 'in' && (me === null || own !== undefined || isError);
  return <ApplyForm guild={guild} me={isKnown ? state.me : undefined} sent={own?.asked.length} />;
}

function Remark({ children }: { children: ReactNode }) {
  return <p className="pad small dim links">{children}</p>;
}

function Member({ membership: { guild, rank } }: { membership: Membership }) {
  return (
    <div className="pad stack gap-2">
      <p className="small">
        내 직위 <b>{rankName(rank)}</b>
      </p>
      <a className="btn primary full" href={guildPath(guild.id, 'board')}>
        게시판
      </a>
      <a className="btn full" href={guildPath(guild.id, 'schedule')}>
        일정
      </a>
      <a className="btn full" href={guildPath(guild.id, 'members')}>
        문파원
      </a>
      {can(rank, 'edit') && (
        <a className="btn full" href={guildPath(guild.id, 'settings')}>
          설정
        </a>
      )}
    </div>
  );
}

function Applied({ application: { guild, askedAt } }: { application: OwnGuilds['asked'][number] }) {
  const act = useAct();
  const now = useNow();
  return (
    <div className="pad stack gap-3 small">
      <p>
        <b>신청을 보냈습니다.</b> <span className="meta nowrap">{momentText(askedAt, now)}</span>
      </p>
      <p className="dim">문주·부문주·장로가 확인하면 결과를 알림으로 알려 드립니다.</p>
      <ActError act={act} />
      <Button
        full
        aria-disabled={act.isSending}
        onClick={() => void act.run(guildMutations.leave, { params: { id: guild.id } })}
      >
        신청 취소
      </Button>
    </div>
  );
}
