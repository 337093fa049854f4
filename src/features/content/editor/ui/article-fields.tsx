import type { ReactNode } from 'react';
import { defineForm, type ValuesOf } from '#shared/form.ts';
import { checkbox } from '#ui/form/choice-fields.tsx';
import { type ControlProps, custom } from '#ui/form/field-kind.ts';
import { text } from '#ui/form/text-fields.tsx';
import { GUIDE_CATEGORY_LABELS, NOTICE_TYPE_LABELS } from '../../articles/article.labels.ts';
import { QUEST_STATUS_NAMES } from '../../quests/quest.labels.ts';
import { Thumbnail } from './thumbnail.tsx';
import { TimeSelect } from './time-select.tsx';

const MAX_TITLE_LENGTH = 80;
const MAX_ADDRESS_LENGTH = 500;

type Labels = Readonly<Record<number, string>>;

/** A number that its control offers. */
function offered(label: string, empty: number, draw: (props: ControlProps<number>) => ReactNode) {
  return custom<number>({
    label,
    frame: 'none',
    empty,
    parse: (stored) => (typeof stored === 'number' ? stored : undefined),
    read: (value) => ({ sent: value }),
    write: (sent) => sent,
    draw,
  });
}

function choice(label: string, labels: Labels) {
  return offered(label, 1, (props) => <LabelledSelect {...props} label={label} labels={labels} />);
}

/** A time in Seoul, `2026-11-27T18:00`, or a day; empty: not set. */
function time(label: string, { isDay = false, hint }: { isDay?: boolean; hint?: string } = {}) {
  return custom<string>({
    label,
    hint,
    frame: 'none',
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : undefined),
    read: (value) => ({ sent: value }),
    write: (sent) => sent,
    draw: ({ value, onChange }) => (
      <TimeSelect label={label} value={value} isDay={isDay} hint={hint} onChange={onChange} />
    ),
  });
}

/** Fields of an article beside its text. */
export const articleForm = defineForm({
  fields: {
    title: text({ label: '제목', max: MAX_TITLE_LENGTH }),
    type: choice('종류', NOTICE_TYPE_LABELS),
    category: choice('분류', GUIDE_CATEGORY_LABELS),
    status: choice('상태', QUEST_STATUS_NAMES),
    outlink: text({
      label: '원문 주소 (https, 없어도 됨)',
      max: MAX_ADDRESS_LENGTH,
      input: { type: 'url' },
    }),
    /** 0: none. */
    thumbnailImageId: offered('대표 그림', 0, ({ value, onChange }) => <Thumbnail id={value} onChange={onChange} />),
    isPinned: checkbox({ label: '맨 위에 고정' }),
    isAllDay: checkbox({ label: '하루 종일' }),
    startsAt: time('시작'),
    endsAt: time('끝'),
    /** Empty: at once. */
    publishAt: time('게시할 시각 (비우면 바로)'),
    /** Date of a new version of terms or policy. */
    effectiveDay: time('시행일', { isDay: true, hint: '7일, 불리하게 바꿀 때에는 30일 전에 알립니다.' }),
    isDisadvantageous: checkbox({ label: '이용자에게 불리하게 바뀝니다' }),
  },
});

export type ArticleForm = ValuesOf<typeof articleForm.fields>;

interface LabelledSelectProps extends ControlProps<number> {
  label: string;
  labels: Labels;
}

function LabelledSelect({ id, name, label, value, labels, onChange }: LabelledSelectProps) {
  return (
    <label htmlFor={id}>
      <span className="meta">{label}</span>
      <select
        id={id}
        name={name}
        className="in"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {Object.entries(labels).map(([key, shown]) => (
          <option key={key} value={key}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}
