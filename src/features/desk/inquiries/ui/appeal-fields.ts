import { ANSWER_LENGTH, type Appeal } from '#features/people/inquiries/inquiry.contract.ts';
import { defineForm } from '#shared/form.ts';
import { choice, select } from '#ui/form/choice-fields.tsx';
import { moment } from '#ui/form/moment-field.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { newEndIssue } from '../appeal-decision.rules.ts';

/** Stands for the end that is not shown. */
const NO_END = { day: '2000-01-01', time: '00:00' };
const MOST_DAYS = 366;
export const NO_WARNING = 0;

export const appealForm = defineForm({
  fields: {
    decision: choice<'keep' | 'shorten' | 'lift'>({
      label: '정지',
      size: 'tight',
      empty: 'keep',
      choices: [
        { value: 'keep', label: '유지' },
        { value: 'shorten', label: '단축' },
        { value: 'lift', label: '해제' },
      ],
    }),
    until: moment({
      label: '끝나는 날',
      timeLabel: '시각',
      empty: { day: '', time: '' },
      days: MOST_DAYS,
      issue: '날짜와 시각을 적어 주세요.',
    }),
    warning: select<number>({
      label: '경고',
      empty: NO_WARNING,
      choices: [{ value: NO_WARNING, label: '그대로 두기' }],
      labelOther: (id) => `경고 ${id}번 취소`,
    }),
    answer: multiline({ label: '답변', ...ANSWER_LENGTH, rows: 5, isCounted: true }),
  },
  prepare: (values) => (values.decision === 'shorten' ? values : { ...values, until: NO_END }),
  check({ decision, until }, suspension: Appeal['suspension']) {
    const isShortened = decision === 'shorten' && until !== undefined && suspension !== null;
    const issue = isShortened ? newEndIssue(until, suspension, Date.now()) : undefined;
    return issue === undefined ? {} : { until: issue };
  },
});
