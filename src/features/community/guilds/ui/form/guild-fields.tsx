import type { ReactNode } from 'react';
import { MAX_NAME_LENGTH, NAME_FORM, SAFE_NAME } from '#features/people/profiles/profile.limits.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import { defineForm, typedText } from '#shared/form.ts';
import { JOB_NAMES } from '#shared/jobs.ts';
import { Panel } from '#ui/components/panel.tsx';
import { checkbox, checkboxes, choice } from '#ui/form/choice-fields.tsx';
import { custom, type FieldKind, offeredNumber } from '#ui/form/field-kind.ts';
import { FormField } from '#ui/form/form.tsx';
import { optionalNumber } from '#ui/form/number-fields.tsx';
import { multiline, text } from '#ui/form/text-fields.tsx';
import { JOIN_POLICY, JOIN_POLICY_NAMES } from '../../guild.labels.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../guild.limits.ts';
import { inviteAddress, inviteCode, validateInvite } from '../../guild-invite.limits.ts';
import css from './guild-form.module.css';
import { TintField } from './tint-field.tsx';

/** A Discord invite as people write it; null: none. */
function invite(label: string): FieldKind<string, string | null> {
  const {
    read: _,
    write: __,
    ...line
  } = text({
    label,
    placeholder: 'discord.gg/초대코드',
    input: { inputMode: 'url', autoCapitalize: 'off', spellCheck: false },
  });
  return custom<string, string | null>({
    ...line,
    read(value) {
      const typed = value.trim();
      const code = inviteCode(typed);
      if (code !== undefined) return { sent: inviteAddress(code) };
      const issue = typed === '' ? undefined : validateInvite(typed);
      return issue === undefined ? { sent: null } : { issue };
    },
    write: (sent) => sent ?? '',
  });
}

export const guildForm = defineForm({
  fields: {
    name: text({
      label: '문파 이름',
      max: MAX_NAME_LENGTH,
      placeholder: '청명당',
      issue: NAME_FORM,
      check: (name) => (SAFE_NAME.test(name) ? undefined : NAME_FORM),
    }),
    /** 0: the first server of the site. */
    gameServer: offeredNumber({ label: '서버', hint: '만든 뒤에는 바꿀 수 없습니다', empty: 0, showsIssue: false }),
    tint: offeredNumber({ label: '문파 마크의 색', empty: 0, showsIssue: false }),
    joinPolicy: choice({
      label: '가입',
      size: 'tight',
      empty: JOIN_POLICY.approval,
      choices: Object.values(JOIN_POLICY).map((value) => ({ value, label: JOIN_POLICY_NAMES[value] ?? '' })),
    }),
    minLevel: optionalNumber({
      label: '최소 레벨',
      min: 1,
      max: 99,
      none: 1,
      placeholder: '상관없음',
      issue: '레벨은 1부터 99까지 적어 주세요.',
    }),
    jobs: checkboxes({
      label: '찾는 직업',
      hint: '고르지 않으면 모든 직업을 찾습니다',
      className: css.boxes,
      choices: JOB_NAMES.map((label, value) => ({ label, value })).slice(1),
    }),
    description: multiline({
      label: '어떤 문파인가요',
      hint: '누구나 봅니다. 현금 거래를 적으면 올릴 수 없습니다',
      max: MAX_DESCRIPTION_LENGTH,
      isCounted: true,
      placeholder: '언제 모이고 무엇을 함께 하는지, 나온 아이템은 어떻게 나누는지 적어 주세요.',
      className: css.description,
    }),
    isDiscord: checkbox({ label: '디스코드를 씁니다' }),
    isInvitePublic: checkbox({ label: '초대 주소를 누구에게나 보이기', isOn: true }),
    discordInvite: invite('디스코드 초대 주소'),
  },
  prepare(values) {
    const discordInvite = values.isDiscord ? values.discordInvite : '';
    return { ...values, discordInvite, isInvitePublic: values.isInvitePublic && discordInvite.trim() !== '' };
  },
});

interface GuildFieldsProps {
  values: FormState<typeof guildForm.fields>['values'];
  /** Hint below the name. */
  nameHint: string;
  /** Fields beside the name: the server of a new guild. */
  children?: ReactNode;
}

export function GuildFieldPanels({ values, nameHint, children }: GuildFieldsProps) {
  return (
    <>
      <Panel title="이름과 마크">
        <div className="pad form">
          <div className="f2">
            <FormField of={guildForm} name="name" hint={nameHint} />
            {children}
          </div>
          <FormField of={guildForm} name="tint" isBare>
            {({ value, onChange }) => (
              <TintField name={typedText(values.name) || '문파'} tint={value} onChange={onChange} />
            )}
          </FormField>
        </div>
      </Panel>
      <Panel title="찾는 사람">
        <div className="pad form">
          <div className="f2">
            <FormField of={guildForm} name="joinPolicy" />
            <FormField of={guildForm} name="minLevel" />
          </div>
          <FormField of={guildForm} name="jobs" />
        </div>
      </Panel>
      <Panel title="소개">
        <div className="pad form">
          <FormField of={guildForm} name="description" />
          <div className={css.boxes}>
            <FormField of={guildForm} name="isDiscord" />
            {values.isDiscord && <FormField of={guildForm} name="isInvitePublic" />}
          </div>
          {values.isDiscord && (
            <FormField
              of={guildForm}
              name="discordInvite"
              hint={values.isInvitePublic ? '문파 페이지에 보입니다' : '문파원에게만 보입니다'}
            />
          )}
        </div>
      </Panel>
    </>
  );
}
