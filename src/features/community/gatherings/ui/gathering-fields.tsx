import { useEffect, useEffectEvent, useState } from 'react';
import type { Submission } from '#features/people/require-login/ui/public/use-submission.ts';
import { DAY_MS } from '#shared/durations.ts';
import { dayChoices } from '#shared/korean/time-choices.ts';
import { Button } from '#ui/components/button.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { ClockSelect } from '#ui/components/clock-select.tsx';
import { Checkbox, Field, Select, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { DungeonSelect } from '../../parties/ui/form/dungeon-select.tsx';
import formCss from '../../parties/ui/form/party-form.module.css';
import { usePartyDungeons } from '../../parties/ui/form/use-dungeons.ts';
import { durationText } from '../../parties/ui/own/time-left.rules.ts';
import { GATHERING_KIND_NAMES } from '../gathering.labels.ts';
import { MAX_AHEAD_MS, MAX_PLACE_LENGTH, MAX_TITLE_LENGTH, REMIND_CHOICES } from '../gathering.limits.ts';
import { GATHERING_KIND } from '../gathering-codes.ts';
import { type FieldName, type GatheringFields, MINUTE_CHOICES } from './gathering-form.rules.ts';
import css from './schedule.module.css';

const KINDS = Object.values(GATHERING_KIND).map((value) => ({ value, label: GATHERING_KIND_NAMES[value] }));
/** Today, and all that a gathering may be ahead. */
const DAYS_AHEAD = MAX_AHEAD_MS / DAY_MS + 1;
const REMINDERS = REMIND_CHOICES.map((value) => ({ value: String(value), label: `${durationText(value)} 전` }));

interface GatheringFieldsPanelProps {
  title: string;
  fields: GatheringFields;
  submission: Submission<GatheringFields, FieldName>;
  submitLabel: string;
  onClose: () => void;
}

export function GatheringFieldsPanel({ title, fields, submission, submitLabel, onClose }: GatheringFieldsPanelProps) {
  const { form, issues, message, phase, change, submit } = submission;
  const dungeons = usePartyDungeons();
  const [now] = useState(() => new Date());
  const minutes = [...new Set([...MINUTE_CHOICES, fields.minutes])].sort((one, other) => one - other);
  const focus = useEffectEvent(() => {
    if (!matchMedia('(hover: hover)').matches) form.current?.scrollIntoView({ block: 'start' });
    else form.current?.querySelector('input')?.focus();
  });
  useEffect(() => focus(), []);
  const errorOf = (name: FieldName) => issues[name] && { error: issues[name] };
  const isWrong = (name: FieldName) => (issues[name] ? true : undefined);
  return (
    <Panel title={title}>
      <form className={`pad ${formCss.form}`} ref={form} noValidate aria-label={title} onSubmit={submit}>
        <Field label="제목" id="gathering-title" {...errorOf('title')} className={formCss.wide}>
          <TextInput
            id="gathering-title"
            value={fields.title}
            data-max-letters={MAX_TITLE_LENGTH}
            placeholder="흑룡, 진룡 이어 잡기"
            autoComplete="off"
            aria-invalid={isWrong('title')}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <ChoiceField
          className={formCss.wide}
          label="종류"
          name="gathering-kind"
          size="tight"
          choices={KINDS}
          value={fields.kind}
          onChoose={(kind) => change({ kind })}
        />
        <Field label="날짜" id="gathering-day" hint="한국 시각으로 적습니다" {...errorOf('at')}>
          <Select
            id="gathering-day"
            options={dayChoices(fields.day, now, DAYS_AHEAD)}
            value={fields.day}
            aria-invalid={isWrong('at')}
            onChange={(event) => change({ day: event.target.value })}
          />
        </Field>
        <div className={css.times}>
          <Field label="시작" id="gathering-time">
            <ClockSelect
              id="gathering-time"
              label="시작"
              value={fields.time}
              isWrong={isWrong('at')}
              onChange={(time) => change({ time })}
            />
          </Field>
          <Field label="걸리는 시간" id="gathering-minutes">
            <Select
              id="gathering-minutes"
              options={minutes.map((value) => ({ value: String(value), label: durationText(value) }))}
              value={String(fields.minutes)}
              onChange={(event) => change({ minutes: Number(event.target.value) })}
            />
          </Field>
        </div>
        <Field label="사냥터" id="gathering-dungeon" {...errorOf('dungeonId')}>
          <DungeonSelect
            id="gathering-dungeon"
            none="정하지 않음"
            value={fields.dungeonId}
            dungeons={dungeons}
            onChange={(dungeonId) => change({ dungeonId })}
          />
        </Field>
        <Field label="모이는 곳" id="gathering-place" {...errorOf('place')}>
          <TextInput
            id="gathering-place"
            value={fields.place}
            data-max-letters={MAX_PLACE_LENGTH}
            placeholder="국내성 남문, 채널 12"
            autoComplete="off"
            aria-invalid={isWrong('place')}
            onChange={(event) => change({ place: event.target.value })}
          />
        </Field>
        <Field label="정원" id="gathering-capacity" hint="넘치면 대기로 받습니다" {...errorOf('capacity')}>
          <TextInput
            id="gathering-capacity"
            inputMode="numeric"
            value={fields.capacity}
            maxLength={2}
            placeholder="정하지 않음"
            autoComplete="off"
            aria-invalid={isWrong('capacity')}
            onChange={(event) => change({ capacity: event.target.value })}
          />
        </Field>
        <Field label="알림" id="gathering-reminder" hint="참가와 미정에게 갑니다">
          <Select
            id="gathering-reminder"
            options={REMINDERS}
            value={String(fields.remindMinutes)}
            onChange={(event) => {
              const chosen = REMIND_CHOICES.find((value) => String(value) === event.target.value);
              if (chosen) change({ remindMinutes: chosen });
            }}
          />
        </Field>
        <Field label="안내" id="gathering-note" {...errorOf('note')} className={formCss.wide}>
          <textarea
            id="gathering-note"
            className="in"
            value={fields.note}
            placeholder="준비물과 나누는 방법을 적어 주세요."
            aria-invalid={isWrong('note')}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
        <Checkbox
          className={formCss.wide}
          label="매주 같은 요일, 같은 시각에 되풀이"
          checked={fields.isWeekly}
          onChange={(event) => change({ isWeekly: event.target.checked })}
        />
        <div className={`submit ${formCss.wide}`}>
          <p className="meta up grow" role="alert">
            {message?.text}
          </p>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" tone="primary" aria-disabled={phase === 'sending'}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
