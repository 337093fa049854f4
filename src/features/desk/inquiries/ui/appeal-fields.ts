import { ANSWER_LENGTH, type Appeal } from '#features/people/inquiries/inquiry.contract.ts';
import { defineForm } from '#shared/form.ts';
import { choice, select } from '#ui/form/choice-fields.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { suspensionFields } from '../../suspensions/ui/suspension-fields.tsx';
import { chosenEnd, newEndIssue } from '../appeal-decision.rules.ts';

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
    until: suspensionFields.until,
    warning: select<number>({
      label: '경고',
      empty: NO_WARNING,
      choices: [{ value: NO_WARNING, label: '그대로 두기' }],
      labelOther: (id) => `경고 ${id}번 취소`,
    }),
    answer: multiline({ label: '답변', ...ANSWER_LENGTH, rows: 5, isCounted: true }),
  },
  check({ decision, until = '' }, suspension: Appeal['suspension']) {
    const isShortened = decision === 'shorten' && suspension !== null;
    const issue = isShortened ? newEndIssue(chosenEnd(until), suspension, Date.now()) : undefined;
    return issue === undefined ? {} : { until: issue };
  },
});
