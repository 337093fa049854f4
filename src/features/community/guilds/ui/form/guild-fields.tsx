import type { ReactNode } from 'react';
import { MAX_NAME_LENGTH } from '#features/people/profiles/profile.limits.ts';
import { JOB_NAMES } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { textLength } from '#shared/text-length.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Checkbox, Field, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { MAX_DESCRIPTION_LENGTH } from '../../guild.limits.ts';
import { JOIN_POLICY } from '../../guild-codes.ts';
import { SHORT_POLICIES } from '../../guild-page.labels.ts';
import css from './guild-form.module.css';
import { type FieldFaults, type GuildFields, typedText } from './guild-form.rules.ts';
import { TintField } from './tint-field.tsx';

const POLICIES = Object.values(JOIN_POLICY).map((value) => ({ value, label: SHORT_POLICIES[value] ?? '' }));
const JOBS = JOB_NAMES.map((label, job) => ({ label, job })).slice(1);

interface GuildFieldsProps {
  fields: GuildFields;
  issues: FieldFaults;
  onChange: (part: Partial<GuildFields>) => void;
  /** Under the name. */
  nameHint: string;
  /** Beside the name: the server of a new guild. */
  children?: ReactNode;
}

export function GuildFieldPanels({ children, ...props }: GuildFieldsProps) {
  return (
    <>
      <NamePanel {...props}>{children}</NamePanel>
      <WantedPanel {...props} />
      <TextPanel {...props} />
    </>
  );
}

function NamePanel({ fields, issues, onChange, nameHint, children }: GuildFieldsProps) {
  return (
    <Panel title="이름과 마크">
      <div className="pad form">
        <div className="f2">
          <Field label="문파 이름" id="guild-name" hint={nameHint} {...(issues.name && { error: issues.name })}>
            <TextInput
              id="guild-name"
              value={fields.name}
              data-max-letters={MAX_NAME_LENGTH}
              placeholder="청명당"
              autoComplete="off"
              aria-describedby="guild-name-hint"
              aria-invalid={issues.name ? true : undefined}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Field>
          {children}
        </div>
        <TintField name={typedText(fields.name) || '문파'} tint={fields.tint} onChange={(tint) => onChange({ tint })} />
      </div>
    </Panel>
  );
}

function WantedPanel({ fields, issues, onChange }: Omit<GuildFieldsProps, 'nameHint'>) {
  const toggle = (job: number) =>
    onChange({ jobs: fields.jobs.includes(job) ? fields.jobs.filter((one) => one !== job) : [...fields.jobs, job] });
  return (
    <Panel title="찾는 사람">
      <div className="pad form">
        <div className="f2">
          <ChoiceField
            label="가입"
            name="joinPolicy"
            size="tight"
            choices={POLICIES}
            value={fields.joinPolicy}
            onChoose={(joinPolicy) => onChange({ joinPolicy })}
          />
          <Field label="최소 레벨" id="guild-level" {...(issues.minLevel && { error: issues.minLevel })}>
            <TextInput
              id="guild-level"
              inputMode="numeric"
              value={fields.minLevel}
              maxLength={2}
              placeholder="상관없음"
              autoComplete="off"
              aria-invalid={issues.minLevel ? true : undefined}
              onChange={(event) => onChange({ minLevel: event.target.value })}
            />
          </Field>
        </div>
        <fieldset className="field">
          <legend className="label">찾는 직업</legend>
          <div className={css.boxes}>
            {JOBS.map(({ label, job }) => (
              <Checkbox key={job} label={label} checked={fields.jobs.includes(job)} onChange={() => toggle(job)} />
            ))}
          </div>
          <p className="hint">고르지 않으면 모든 직업을 찾습니다</p>
        </fieldset>
      </div>
    </Panel>
  );
}

function TextPanel({ fields, issues, onChange }: Omit<GuildFieldsProps, 'nameHint'>) {
  const length = textLength(typedText(fields.description));
  const isTooLong = length > MAX_DESCRIPTION_LENGTH;
  return (
    <Panel title="소개">
      <div className="pad form">
        <div className="field">
          <label htmlFor="guild-description">어떤 문파인가요</label>
          <textarea
            id="guild-description"
            className={`in ${css.description}`}
            value={fields.description}
            placeholder="언제 모이고 무엇을 함께 하는지, 나온 아이템은 어떻게 나누는지 적어 주세요."
            aria-describedby="guild-description-hint"
            aria-invalid={isTooLong || issues.description ? true : undefined}
            onChange={(event) => onChange({ description: event.target.value })}
          />
          <p className={issues.description ? 'hint bad counted' : 'hint counted'} id="guild-description-hint">
            <span>{issues.description ?? '누구나 봅니다. 현금 거래를 적으면 올릴 수 없습니다'}</span>
            <span className={isTooLong ? 'nowrap up' : 'nowrap'}>
              {formatDigits(length)} / {formatDigits(MAX_DESCRIPTION_LENGTH)}
            </span>
          </p>
        </div>
        <div className={css.boxes}>
          <Checkbox
            label="디스코드를 씁니다"
            checked={fields.isDiscord}
            onChange={(event) => onChange({ isDiscord: event.target.checked })}
          />
          {fields.isDiscord && (
            <Checkbox
              label="초대 주소를 누구에게나 보이기"
              checked={fields.isInvitePublic}
              onChange={(event) => onChange({ isInvitePublic: event.target.checked })}
            />
          )}
        </div>
        {fields.isDiscord && (
          <Field
            label="디스코드 초대 주소"
            id="guild-invite"
            hint={fields.isInvitePublic ? '문파 페이지에 보입니다' : '문파원에게만 보입니다'}
            {...(issues.discordInvite && { error: issues.discordInvite })}
          >
            <TextInput
              id="guild-invite"
              inputMode="url"
              value={fields.discordInvite}
              placeholder="discord.gg/초대코드"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={issues.discordInvite ? true : undefined}
              onChange={(event) => onChange({ discordInvite: event.target.value })}
            />
          </Field>
        )}
      </div>
    </Panel>
  );
}
