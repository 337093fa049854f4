import { useEffect, useEffectEvent, useState } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { JobChoice } from '#features/people/profiles/ui/public/job-choice.tsx';
import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { draftOnPage } from '#platform/client/draft-on-page.ts';
import type { Parsed } from '#platform/client/form/submission.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { jobName } from '#shared/jobs.ts';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { Party } from '../../party.contract.ts';
import { placeOf, roleName, wantedLevels } from '../../party.labels.ts';
import { MAX_MESSAGE_LENGTH } from '../../party.limits.ts';
import { isOutside, seatFor } from '../../party.rules.ts';
import { requestToJoin } from '../../party-endpoints.contract.ts';
import { renewOwnParties } from './own-parties.ts';

const LAST_LEVEL = 99;

interface JoinFields {
  job: number;
  level: string;
  message: string;
}

type FieldName = 'level' | 'message';

interface JoinDialogProps {
  party: Party;
  onClose: () => void;
}

/** For players; whoever is none sees why not, and what to do. */
export default function JoinDialog({ party, onClose }: JoinDialogProps) {
  const [me, setMe] = useState<Me | null>(null);
  const check = useEffectEvent(async () => {
    let isPlayer = false;
    await requirePlayer(
      (player) => {
        isPlayer = true;
        setMe(player);
      },
      { message: '로그인하면 참가를 요청할 수 있습니다' },
    );
    if (!isPlayer) onClose();
  });
  useEffect(() => void check(), []);
  return me && <JoinForm party={party} me={me} onClose={onClose} />;
}

function JoinForm({ party, me, onClose }: JoinDialogProps & { me: Me }) {
  const empty = { job: me.job, level: String(me.level), message: '' };
  const draft = useDraft<JoinFields>(draftOnPage(`join:${party.id}`), empty);
  const { form, phase, issues, message, change, submit } = useSubmission({
    endpoint: requestToJoin,
    draft,
    parse({ job, level, message: text }): Parsed<typeof requestToJoin, FieldName> {
      const number = /^\d{1,2}$/.test(level.trim()) ? Number(level) : 0;
      if (number < 1 || number > LAST_LEVEL) return { issues: { level: '레벨은 1부터 99까지 적어 주세요.' } };
      return { input: { params: { id: party.id }, body: { job, level: number, message: text.trim() } } };
    },
    onDone() {
      void renewOwnParties();
      draft.reset(empty);
      onClose();
      return undefined;
    },
    fields: ['level', 'message'],
    explain: (fault) => fault.message,
  });
  const { job, level } = draft.values;
  return (
    <Dialog open onClose={onClose} label="참가 요청">
      <form className="stack gap-3 w-full" ref={form} onSubmit={submit} noValidate>
        <p>
          <b>{placeOf(party)}</b>
          <span className="sub">
            {party.leader.name}님 파티 · {wantedLevels(party)}
          </span>
        </p>
        <JobChoice job={job} onChange={(next) => change({ job: next })} />
        <Field label="레벨" id="join-level" {...(issues.level && { error: issues.level })}>
          <TextInput
            id="join-level"
            inputMode="numeric"
            value={level}
            maxLength={2}
            aria-invalid={issues.level ? true : undefined}
            onChange={(event) => change({ level: event.target.value })}
          />
        </Field>
        <Field label="메모 (안 적어도 됩니다)" id="join-message" {...(issues.message && { error: issues.message })}>
          <TextInput
            id="join-message"
            value={draft.values.message}
            data-max-letters={MAX_MESSAGE_LENGTH}
            placeholder="격수 자리 갈게요"
            autoComplete="off"
            aria-invalid={issues.message ? true : undefined}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
        <p className="meta">
          {seatHint(party, { job, level: Number(level), grade: job === me.job ? me.grade : null })}
        </p>
        {message?.text && (
          <p className="meta up" role="alert">
            {message.text}
          </p>
        )}
        <Button type="submit" tone="primary" full aria-disabled={phase === 'sending'}>
          {phase === 'sending' ? '요청하는 중' : '참가 요청하기'}
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </form>
    </Dialog>
  );
}

function seatHint(party: Party, own: { job: number; level: number; grade: number | null }): string {
  const taken = new Set(party.seats.flatMap(({ job }, index) => (job === null ? [] : [index])));
  const roles = party.seats.map(({ role }) => role);
  const seat = seatFor(roles, taken, own.job);
  const outside = isOutside(party, own) ? ' 찾는 레벨 밖이라고 함께 보입니다.' : '';
  if (seat === null) return `지금은 ${jobName(own.job)} 자리가 없습니다. 요청은 할 수 있습니다.${outside}`;
  return `${roleName(roles[seat] ?? 0)} 자리에 요청합니다.${outside}`;
}
