import { useMemo } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { formatJobTitle } from '#features/people/profiles/profile.labels.ts';
import { ProfileAvatar } from '#features/people/profiles/ui/public/profile-avatar.tsx';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { inTab } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import type { Guild } from '../../guild.contract.ts';
import { JOIN_POLICY } from '../../guild.labels.ts';
import { MAX_APPLICATIONS, MAX_MESSAGE_LENGTH } from '../../guild.limits.ts';
import { fits } from '../../guild.rules.ts';
import css from '../guild.module.css';
import { guildMutations } from '../guild-mutations.ts';

interface ApplyFormProps {
  guild: Guild;
  /** Null: no character yet; undefined: not signed in, or not known yet. */
  me: Me | null | undefined;
  /** Number of the visitor's open applications; undefined: not known. */
  sent: number | undefined;
}

export const applyForm = defineForm({
  fields: {
    message: multiline({
      label: '문파에 남길 말',
      hint: '문주, 부문주, 장로만 봅니다',
      max: MAX_MESSAGE_LENGTH,
      isCounted: true,
      placeholder: '주로 하는 시간, 함께 하고 싶은 것',
    }),
  },
});

export function ApplyForm({ guild, me, sent }: ApplyFormProps) {
  const stored = useMemo(() => inTab(`guild-application-draft:${guild.id}`, flatDraft(applyForm.parse)), [guild.id]);
  const submission = useForm(applyForm, {
    endpoint: guildMutations.apply,
    stored,
    opensLater: true,
    toInput: (body) => ({ params: { id: guild.id }, body }),
    onDone: () => undefined,
    login: { message: '로그인하면 적은 그대로 신청할 수 있습니다' },
    words: { stopped: '아직 보내지 않았습니다. 적은 말은 그대로 있습니다.' },
  });
  const { phase, message } = submission;
  const isFree = guild.joinPolicy === JOIN_POLICY.free && (!me || fits(guild, me));
  return (
    <Form
      of={applyForm}
      submission={submission}
      id="guild"
      label="가입 신청"
      className={classNames('pad stack gap-3', me === undefined && 'guest-only')}
    >
      <noscript>
        <p className="note bad">가입을 신청하는 데는 자바스크립트가 필요합니다.</p>
      </noscript>
      <p className={`small ${css.character}`}>
        {me ? (
          <>
            <ProfileAvatar name={me.name} avatarUrl={me.avatarUrl} />
            <span>
              <b className={`g${me.grade}`}>{me.name}</b>{' '}
              <span className="meta">
                {formatJobTitle(me)} · {me.level}
              </span>
              <small className="sub">이 캐릭터로 신청합니다</small>
            </span>
          </>
        ) : (
          <span className="dim">
            <span className="own-text">{me === null ? '캐릭터를 만들면' : '로그인하면'}</span> 내 캐릭터로 신청합니다.
          </span>
        )}
      </p>
      <FormField of={applyForm} name="message" />
      <Button
        type="submit"
        tone="primary"
        full
        className="needs-script"
        disabled={phase === 'waiting'}
        aria-disabled={phase === 'sending'}
      >
        {phase === 'sending'
          ? '보내는 중'
          : `${me === undefined ? '로그인하고 ' : ''}${isFree ? '바로 가입' : '신청 보내기'}`}
      </Button>
      <p className={message ? `meta up ${css.remark}` : `meta ${css.remark}`} role="status">
        {message?.text ??
          `${sent === undefined ? `신청은 ${MAX_APPLICATIONS}건까지 보냅니다` : `보낸 신청 ${sent} / ${MAX_APPLICATIONS}`}. 거절되면 하루 뒤에 다시 보낼 수 있습니다.`}
      </p>
    </Form>
  );
}
