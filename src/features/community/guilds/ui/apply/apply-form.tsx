import { useEffect, useEffectEvent, useRef } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { titleOf } from '#features/people/profiles/profile.labels.ts';
import { ProfileAvatar } from '#features/people/profiles/ui/public/profile-avatar.tsx';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import type { Parsed } from '#platform/client/form/submission.ts';
import { changedDraft, newDraft, useDraft } from '#platform/client/use-draft.ts';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import { Button } from '#ui/components/button.tsx';
import { fits } from '../../fit.rules.ts';
import type { Guild } from '../../guild.contract.ts';
import { MAX_APPLICATIONS, MAX_MESSAGE_LENGTH } from '../../guild.limits.ts';
import { JOIN_POLICY } from '../../guild-codes.ts';
import { applyToGuild } from '../../guild-endpoints.contract.ts';
import css from '../guild.module.css';
import { renewOwnGuilds } from '../own/own-guilds.ts';
import { applicationDraft, EMPTY_APPLICATION } from './application-draft.ts';

interface ApplyFormProps {
  guild: Guild;
  /** Null: nobody, or not known yet. */
  me: Me | null;
  /** How many applications the visitor has sent; undefined: not known. */
  sent: number | undefined;
}

export function ApplyForm({ guild, me, sent }: ApplyFormProps) {
  const { text, length, fault, message, phase, form, write, submit } = useApplication(guild);
  const isFree = guild.joinPolicy === JOIN_POLICY.free && (me === null || fits(guild, me));
  const isTooLong = length > MAX_MESSAGE_LENGTH;
  return (
    <form className="pad stack gap-3" ref={form} onSubmit={submit} noValidate aria-label="가입 신청">
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
                {titleOf(me)} · {me.level}
              </span>
              <small className="sub">이 캐릭터로 신청합니다</small>
            </span>
          </>
        ) : (
          <span className="dim">로그인하면 내 캐릭터로 신청합니다.</span>
        )}
      </p>
      <div className="field">
        <label htmlFor="guild-message">문파에 남길 말</label>
        <textarea
          id="guild-message"
          className="in"
          ref={text}
          placeholder="주로 하는 시간, 함께 하고 싶은 것"
          aria-describedby="guild-message-hint"
          aria-invalid={isTooLong || fault !== undefined}
          onChange={(event) => write(event.target.value)}
        />
        <p className={fault ? 'hint bad counted' : 'hint counted'} id="guild-message-hint">
          <span>{fault ?? '문주, 부문주, 장로만 봅니다'}</span>
          <span className={isTooLong ? 'nowrap up' : 'nowrap'}>
            {length} / {MAX_MESSAGE_LENGTH}
          </span>
        </p>
      </div>
      <Button
        type="submit"
        tone="primary"
        full
        className="needs-script"
        disabled={phase === 'waiting'}
        aria-disabled={phase === 'sending'}
      >
        {phase === 'sending' ? '보내는 중' : `${me ? '' : '로그인하고 '}${isFree ? '바로 가입' : '신청 보내기'}`}
      </Button>
      <p className={message ? `meta up ${css.remark}` : `meta ${css.remark}`} role="status">
        {message?.text ??
          `${sent === undefined ? `신청은 ${MAX_APPLICATIONS}건까지 보냅니다` : `보낸 신청 ${sent} / ${MAX_APPLICATIONS}`}. 거절되면 하루 뒤에 다시 보낼 수 있습니다.`}
      </p>
    </form>
  );
}

function useApplication(guild: Guild) {
  const text = useRef<HTMLTextAreaElement>(null);
  const stored = applicationDraft(guild.id);
  const draft = useDraft(stored, EMPTY_APPLICATION, { opensLater: true });
  const open = useEffectEvent(() => {
    const before = stored.read() ?? newDraft(EMPTY_APPLICATION);
    const field = text.current;
    // What was typed before the code came is kept.
    if (field && field.value === '') field.value = before.values.message;
    draft.open(changedDraft(before, { message: field?.value ?? before.values.message }));
  });
  useEffect(() => open(), []);
  const { issues, change, ...submission } = useSubmission({
    endpoint: applyToGuild,
    draft,
    parse({ message }): Parsed<typeof applyToGuild, 'message'> {
      const typed = message.trim();
      const fault = lengthIssue(textLength(typed), { max: MAX_MESSAGE_LENGTH });
      if (fault !== undefined) return { issues: { message: fault } };
      return { input: { params: { id: guild.id }, body: { message: typed } } };
    },
    async onDone() {
      stored.delete();
      await renewOwnGuilds();
      return undefined;
    },
    fields: ['message'],
    login: { message: '로그인하면 적은 그대로 신청할 수 있습니다' },
    words: { stopped: '아직 보내지 않았습니다. 적은 말은 그대로 있습니다.' },
    explain: (fault) => fault.message,
  });
  return {
    ...submission,
    text,
    fault: issues.message,
    length: textLength(draft.values.message.trim()),
    write: (message: string) => change({ message }),
  };
}
