import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Checkbox, Field, Select, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ITEM_DISTRIBUTION_NAMES, shortRegionName } from '../../party.labels.ts';
import { MAX_TITLE_LENGTH } from '../../party.limits.ts';
import { partiesParams } from '../../party.params.ts';
import { ANYWHERE } from '../../party-codes.ts';
import { durationText } from '../own/time-left.rules.ts';
import { DungeonSelect } from './dungeon-select.tsx';
import css from './party-form.module.css';
import { type FieldFaults, MINUTE_CHOICES, type PartyFields, placeIn } from './party-form.rules.ts';
import { SeatsField } from './seats-field.tsx';
import type { usePartyDungeons } from './use-dungeons.ts';

interface FormPanelProps {
  title: string;
  fields: PartyFields;
  /** Indices of the seats with somebody on them. */
  taken: readonly number[];
  submission: {
    form: React.RefObject<HTMLFormElement | null>;
    issues: FieldFaults;
    message: { text: string } | null;
    phase: 'waiting' | 'ready' | 'sending';
    change(part: Partial<PartyFields>): void;
    submit(event?: React.FormEvent): void;
  };
  dungeons: ReturnType<typeof usePartyDungeons>;
  submitLabel: string;
  isOwn?: boolean;
}

export function FormPanel({ title, fields, taken, submission, dungeons, submitLabel, isOwn = false }: FormPanelProps) {
  const { form, issues, message, phase, change, submit } = submission;
  const { dungeonId, floors } = placeIn(fields, dungeons);
  const offeredFloors = dungeons.length > 0 && floors > 1 ? floors : 0;
  const focus = useEffectEvent(() => {
    if (!matchMedia('(hover: hover)').matches) form.current?.scrollIntoView({ block: 'start' });
    else form.current?.querySelector('input')?.focus();
  });
  useEffect(() => focus(), []);
  const [search] = useSearchParams();
  return (
    <Panel title={title} id="form" className="needs-script">
      <form className={`pad ${css.form}`} ref={form} noValidate aria-label={title} onSubmit={submit}>
        <Field
          label="제목"
          id="party-title"
          hint="어떤 사냥인지 한 줄로"
          {...(issues.title && { error: issues.title })}
          className={css.wide}
        >
          <TextInput
            id="party-title"
            value={fields.title}
            data-max-letters={MAX_TITLE_LENGTH}
            placeholder="2시간 사냥, 격수 한 분 모십니다"
            autoComplete="off"
            aria-invalid={issues.title ? true : undefined}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="사냥터" id="party-dungeon" {...(issues.dungeonId && { error: issues.dungeonId })}>
          <DungeonSelect
            id="party-dungeon"
            none={shortRegionName(ANYWHERE)}
            value={dungeonId}
            dungeons={dungeons}
            onChange={(chosen) => change({ dungeonId: chosen, floor: '' })}
          />
        </Field>
        <div className={css.pair}>
          <Field label="층" id="party-floor" {...(issues.floor && { error: issues.floor })}>
            <Select
              id="party-floor"
              options={[
                { value: '', label: offeredFloors > 0 ? '상관없음' : '–' },
                ...Array.from({ length: offeredFloors }, (_, index) => ({
                  value: String(index + 1),
                  label: `${index + 1}층`,
                })),
              ]}
              value={fields.floor}
              disabled={offeredFloors === 0}
              onChange={(event) => change({ floor: event.target.value })}
            />
          </Field>
          <NumberField name="channel" label="채널" fields={fields} issues={issues} onChange={change} placeholder="12" />
        </div>
        <SeatsField
          seats={fields.seats}
          taken={taken}
          error={issues.seats}
          onChange={(seats) => change({ seats })}
          className={css.wide}
        />
        <div className={css.pair}>
          <NumberField
            name="levelMin"
            label="레벨부터"
            fields={fields}
            issues={issues}
            onChange={change}
            placeholder="1"
          />
          <NumberField
            name="levelMax"
            label="레벨까지"
            fields={fields}
            issues={issues}
            onChange={change}
            placeholder="99"
          />
        </div>
        <Field label="차수" id="party-grade" hint="99부터는 레벨만으로 알 수 없습니다">
          <Select
            id="party-grade"
            options={[
              { value: '0', label: '상관없음' },
              ...[1, 2, 3, 4].map((grade) => ({ value: String(grade), label: `${grade}차 이상` })),
            ]}
            value={String(fields.gradeMin)}
            onChange={(event) => change({ gradeMin: Number(event.target.value) })}
          />
        </Field>
        <Field label="분배" id="party-distribution">
          <Select
            id="party-distribution"
            options={Object.entries(ITEM_DISTRIBUTION_NAMES).map(([value, label]) => ({ value, label }))}
            value={String(fields.itemDistribution)}
            onChange={(event) => change({ itemDistribution: Number(event.target.value) })}
          />
        </Field>
        <Checkbox
          className={css.place}
          label="사냥터 자리를 이미 잡았습니다"
          checked={fields.hasDungeonPlace}
          onChange={(event) => change({ hasDungeonPlace: event.target.checked })}
        />
        {!isOwn && (
          <ChoiceField
            className={css.wide}
            label="모집하고 사냥할 시간"
            name="minutes"
            size="tight"
            choices={MINUTE_CHOICES.map((minutes) => ({ value: minutes, label: durationText(minutes) }))}
            value={fields.minutes}
            onChoose={(minutes) => change({ minutes })}
          />
        )}
        <div className={`submit ${css.wide}`}>
          <p className="meta up grow" role="alert">
            {message?.text}
          </p>
          <ButtonLink href={partiesParams.href('/party', search, { form: undefined })}>취소</ButtonLink>
          <Button type="submit" tone="primary" disabled={phase === 'waiting'} aria-disabled={phase === 'sending'}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface NumberFieldProps {
  name: 'channel' | 'levelMin' | 'levelMax';
  label: string;
  placeholder: string;
  fields: PartyFields;
  issues: FieldFaults;
  onChange: (part: Partial<PartyFields>) => void;
}

function NumberField({ name, label, placeholder, fields, issues, onChange }: NumberFieldProps) {
  const id = `party-${name}`;
  return (
    <Field label={label} id={id} {...(issues[name] && { error: issues[name] })}>
      <TextInput
        id={id}
        inputMode="numeric"
        value={fields[name]}
        maxLength={3}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={issues[name] ? true : undefined}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  );
}
