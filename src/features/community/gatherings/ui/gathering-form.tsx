import { useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import { DAY_MS } from '#shared/durations.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { checkbox, choice, select } from '#ui/form/choice-fields.tsx';
import { Form, FormField, FormPart } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { moment } from '#ui/form/moment-field.tsx';
import { optionalNumber } from '#ui/form/number-fields.tsx';
import { multiline, text } from '#ui/form/text-fields.tsx';
import { dungeon } from '../../parties/ui/form/dungeon-field.tsx';
import formCss from '../../parties/ui/form/party-form.module.css';
import { durationText } from '../../parties/ui/own/time-left.rules.ts';
import type { Gathering } from '../gathering.contract.ts';
import { GATHERING_KIND_NAMES } from '../gathering.labels.ts';
import {
  MAX_AHEAD_MS,
  MAX_CAPACITY,
  MAX_NOTE_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_CAPACITY,
  MIN_TITLE_LENGTH,
  REMIND_CHOICES,
  USUAL_MINUTES,
  USUAL_REMIND_MINUTES,
} from '../gathering.limits.ts';
import { GATHERING_KIND, isTimely, WEEKLY } from '../gathering.rules.ts';
import { gatheringErrors } from '../gathering-error.labels.ts';
import css from './schedule.module.css';
import { gatheringMutations } from './schedule-query.ts';

const EVENING = '21:00';
const MINUTE_CHOICES = [30, 60, 90, 120, 180, 240, 360];

interface MomentContext {
  now: Date;
  /** The stored start of a gathering that is being changed, which remains valid. */
  before?: string;
}

export const gatheringForm = defineForm({
  fields: {
    title: text({ label: '제목', min: MIN_TITLE_LENGTH, max: MAX_TITLE_LENGTH, placeholder: '흑룡, 진룡 이어 잡기' }),
    kind: choice({
      label: '종류',
      size: 'tight',
      empty: GATHERING_KIND.hunt,
      choices: Object.values(GATHERING_KIND).map((value) => ({ value, label: GATHERING_KIND_NAMES[value] })),
    }),
    at: moment({
      label: '날짜',
      timeLabel: '시작',
      hint: '한국 시각으로 적습니다',
      empty: { day: '', time: EVENING },
      // Today, and the maximum number of days ahead.
      days: MAX_AHEAD_MS / DAY_MS + 1,
      issue: '날짜와 시각을 적어 주세요.',
      was: ({ day, time }) => ({ day, time }),
    }),
    minutes: select<number>({
      label: '걸리는 시간',
      empty: USUAL_MINUTES,
      choices: MINUTE_CHOICES.map((value) => ({ value, label: durationText(value) })),
      labelOther: durationText,
    }),
    dungeonId: dungeon({ label: '사냥터', none: '정하지 않음' }),
    place: text({ label: '모이는 곳', max: MAX_PLACE_LENGTH, placeholder: '국내성 남문, 채널 12' }),
    capacity: optionalNumber({
      label: '정원',
      hint: '넘치면 대기로 받습니다',
      min: MIN_CAPACITY,
      max: MAX_CAPACITY,
      placeholder: '정하지 않음',
      issue: `${MIN_CAPACITY}명에서 ${MAX_CAPACITY}명까지 적어 주세요. 비우면 정원이 없습니다.`,
    }),
    remindMinutes: select({
      label: '알림',
      hint: '참가와 미정에게 갑니다',
      empty: USUAL_REMIND_MINUTES,
      choices: REMIND_CHOICES.map((value) => ({ value, label: `${durationText(value)} 전` })),
    }),
    note: multiline({ label: '안내', max: MAX_NOTE_LENGTH, placeholder: '준비물과 나누는 방법을 적어 주세요.' }),
    repeat: checkbox({
      label: '매주 같은 요일, 같은 시각에 되풀이',
      sent: [WEEKLY, null],
      was: ({ isWeekly }) => isWeekly,
    }),
  },
  check({ at }, { now, before = '' }: MomentContext) {
    const isMoved = at !== undefined && Date.parse(at) !== Date.parse(before);
    return isMoved && !isTimely(new Date(at), now) ? { at: gatheringErrors.untimely } : {};
  },
});

const WORDS = { atFields: '빨간색으로 표시된 항목을 확인해 주세요.' };

interface NewGatheringFormProps {
  guildId: number;
  /** Day of the start, `2026-11-26`. */
  day: string;
  onDone: (gathering: Gathering) => void;
  onClose: () => void;
}

export default function NewGatheringForm({ guildId, day, onDone, onClose }: NewGatheringFormProps) {
  const stored = useMemo(() => draftInTab(`gathering-draft:${guildId}`, gatheringForm.parse), [guildId]);
  const submission = useForm(gatheringForm, {
    endpoint: gatheringMutations.create,
    stored,
    first: () => ({ ...gatheringForm.empty, at: { day, time: EVENING } }),
    context: () => ({ now: new Date() }),
    toInput: (body) => ({ params: { id: guildId }, body }),
    onDone(gathering) {
      onDone(gathering);
      return undefined;
    },
    words: WORDS,
  });
  return <GatheringFormPanel title="일정 만들기" sendingLabel="만드는 중" submission={submission} onClose={onClose} />;
}

interface ChangeGatheringFormProps {
  gathering: Gathering;
  onClose: () => void;
}

export function ChangeGatheringForm({ gathering, onClose }: ChangeGatheringFormProps) {
  const { id, guildId, at: before } = gathering;
  const submission = useForm(gatheringForm, {
    endpoint: gatheringMutations.change,
    first: () => gatheringForm.fromRow(gathering),
    context: () => ({ now: new Date(), before }),
    toInput({ at, ...body }) {
      const isMoved = Date.parse(at) !== Date.parse(before);
      return { params: { id: guildId, gatheringId: id }, body: isMoved ? { at, ...body } : body };
    },
    onDone() {
      onClose();
      return undefined;
    },
    words: WORDS,
  });
  return (
    <GatheringFormPanel
      title="일정 수정"
      label="수정"
      sendingLabel="수정하는 중"
      submission={submission}
      onClose={onClose}
    />
  );
}

interface GatheringFormPanelProps {
  title: string;
  /** Label of the button; by default the title. */
  label?: string;
  sendingLabel: string;
  submission: FormState<typeof gatheringForm.fields>;
  onClose: () => void;
}

function GatheringFormPanel({ title, label = title, sendingLabel, submission, onClose }: GatheringFormPanelProps) {
  const { wide } = formCss;
  return (
    <Panel title={title}>
      <Form
        of={gatheringForm}
        submission={submission}
        id="gathering"
        label={title}
        className={`pad ${formCss.form}`}
        isOpened
      >
        <FormField of={gatheringForm} name="title" className={wide} />
        <FormField of={gatheringForm} name="kind" className={wide} />
        <FormField of={gatheringForm} name="at" />
        <div className={css.times}>
          <FormPart of={gatheringForm} name="at" part="time" />
          <FormField of={gatheringForm} name="minutes" />
        </div>
        <FormField of={gatheringForm} name="dungeonId" />
        <FormField of={gatheringForm} name="place" />
        <FormField of={gatheringForm} name="capacity" />
        <FormField of={gatheringForm} name="remindMinutes" />
        <FormField of={gatheringForm} name="note" className={wide} />
        <FormField of={gatheringForm} name="repeat" className={wide} />
        <FormFoot label={label} sendingLabel={sendingLabel} className={wide}>
          <Button onClick={onClose}>취소</Button>
        </FormFoot>
      </Form>
    </Panel>
  );
}
