import { flatDraft } from '#platform/client/flat-draft.ts';
import { defineForm } from '#shared/form.ts';
import { type ControlProps, custom } from '#ui/form/field-kind.ts';
import { multiline } from '#ui/form/text-fields.tsx';
import { type NewReport, REPORT_COMMENT_LENGTH, REPORT_TYPE } from '../report.contract.ts';
import { REPORT_TYPE_NAMES } from '../report.labels.ts';
import css from './reports.module.css';

type ReportType = NewReport['type'];

const TYPES = Object.values(REPORT_TYPE);

export const REPORT_CHOICES = TYPES.map((type) => ({ type, label: REPORT_TYPE_NAMES[type] ?? '' }));

export const COMMENT_HINTS: Readonly<Record<NewReport['type'], string>> = {
  1: '언제 어디서 무엇을 주고 무엇을 받지 못했는지 적어 주세요.',
  2: '무엇이 사실과 다른지 적어 주세요.',
  3: '어디에서 어떤 말로 현금 거래를 권했는지 적어 주세요.',
  4: '언제 어떤 말을 했는지 적어 주세요.',
  5: '무엇을 얼마나 되풀이해 올리는지 적어 주세요.',
  6: '누구를 사칭하는지 적어 주세요.',
  9: '무슨 일인지 적어 주세요.',
};

export const reportForm = defineForm({
  fields: {
    /** Null: not chosen yet. */
    type: custom<ReportType | null, ReportType>({
      label: '무엇을 신고하나요',
      frame: 'group',
      showsIssue: false,
      empty: null,
      parse: (stored) => TYPES.find((known) => known === stored),
      read: (value) => (value === null ? { issue: '무엇을 신고하는지 골라 주세요.' } : { sent: value }),
      draw: (props) => <TypeChoice {...props} />,
    }),
    comment: multiline({
      label: '있었던 일',
      hint: '운영자만 봅니다. 신고한 사람은 상대에게 알려지지 않습니다',
      ...REPORT_COMMENT_LENGTH,
      isCounted: true,
      showsIssue: false,
    }),
  },
});

function TypeChoice({ id, value, onChange }: ControlProps<ReportType | null>) {
  return (
    <div className={css.types}>
      {REPORT_CHOICES.map(({ type, label }) => (
        <label key={type} className="check">
          <input type="radio" name={id} value={type} checked={value === type} onChange={() => onChange(type)} />
          {label}
        </label>
      ))}
    </div>
  );
}

export const reportFormat = flatDraft(reportForm.parse);
