import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { jobName } from '#shared/jobs.ts';
import { Button } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { ActError } from '../../../ui/act-error.tsx';
import type { Party } from '../../party.contract.ts';
import { formatPlace } from '../../party.labels.ts';
import { whisperToLeader } from '../../party-text.labels.ts';
import { partyMutations } from '../party-mutations.ts';
import { Seats } from '../public/seats.tsx';

export function RequestedParty({ party, me }: { party: Party; me: Me }) {
  const act = useAct();
  const whisper = whisperToLeader(party, { job: jobName(me.job), level: me.level });
  return (
    <div className="pad stack gap-3 small">
      <div>
        <a className="quiet" href={`/party/${party.id}`}>
          <b>{formatPlace(party)}</b>
        </a>
        <p className="meta">{party.leader.name}님 파티 · 참가를 요청함</p>
      </div>
      <p className="row justify-between">
        <Seats seats={party.seats} job={me.job} />
        <Tag tone="warn">수락 대기</Tag>
      </p>
      <div className="row">
        <Button
          full
          aria-disabled={act.isSending}
          onClick={() => void act.run(partyMutations.leave, { params: { id: party.id } })}
        >
          참가 요청 취소
        </Button>
        <Button
          aria-label={`${party.leader.name}님에게 보낼 귓말 복사`}
          title={whisper}
          onClick={() => void copyText(whisper, { done: '귓말을 복사했습니다', otherwise: '이 귓말을 보내세요' })}
        >
          <CopyIcon />
          귓말
        </Button>
      </div>
      <ActError act={act} />
    </div>
  );
}
