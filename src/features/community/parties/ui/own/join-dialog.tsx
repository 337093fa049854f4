import { useEffect, useEffectEvent, useState } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { jobField } from '#features/people/profiles/ui/public/character-fields.tsx';
import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { defineForm } from '#shared/form.ts';
import { jobName } from '#shared/jobs.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { wholeNumber } from '#ui/form/number-fields.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { Party } from '../../party.contract.ts';
import { formatPlace, roleName, wantedLevels } from '../../party.labels.ts';
import { MAX_MESSAGE_LENGTH } from '../../party.limits.ts';
import { isOutside, seatFor } from '../../party.rules.ts';
import { partyMutations } from '../party-mutations.ts';

const LAST_LEVEL = 99;

interface JoinDialogProps {
  party: Party;
  onClose: () => void;
}

/** Asks players for their request; tells other visitors why they cannot join, and how to. */
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

export const joinForm = defineForm({
  fields: {
    job: jobField,
    level: wholeNumber({ label: '레벨', min: 1, max: LAST_LEVEL, issue: '레벨은 1부터 99까지 적어 주세요.' }),
    message: text({ label: '메모 (안 적어도 됩니다)', max: MAX_MESSAGE_LENGTH, placeholder: '격수 자리 갈게요' }),
  },
});

function JoinForm({ party, me, onClose }: JoinDialogProps & { me: Me }) {
  const submission = useForm(joinForm, {
    endpoint: partyMutations.requestToJoin,
    stored: draftOnPage(`join:${party.id}`),
    first: joinForm.fromRow({ job: me.job, level: me.level }),
    toInput: (body) => ({ params: { id: party.id }, body }),
    onDone() {
      onClose();
      return undefined;
    },
  });
  const { phase, message } = submission;
  const { job, level } = submission.values;
  return (
    <Dialog open onClose={onClose} label="참가 요청">
      <Form of={joinForm} submission={submission} id="join" className="stack gap-3 w-full">
        <p>
          <b>{formatPlace(party)}</b>
          <span className="sub">
            {party.leader.name}님 파티 · {wantedLevels(party)}
          </span>
        </p>
        <FormField of={joinForm} name="job" isBare />
        <FormField of={joinForm} name="level" />
        <FormField of={joinForm} name="message" />
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
      </Form>
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
