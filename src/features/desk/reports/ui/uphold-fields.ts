import type { OperatorLevel } from '#shared/endpoint.ts';
import { defineForm } from '#shared/form.ts';
import { checkbox, choice } from '#ui/form/choice-fields.tsx';
import { moment } from '#ui/form/moment-field.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { endIssue, OWN_END, SUSPENSION_DAYS } from '../../suspension-length.rules.ts';
import { needsReason } from '../report-decision.rules.ts';

const USUAL_DAYS = 7;
/** Stands for the end that is not shown. */
const NO_END = { day: '2000-01-01', time: '00:00' };
const MOST_DAYS = 366;

export const upholdForm = defineForm({
  fields: {
    sanction: choice<'none' | 'warn' | 'suspend'>({
      label: '제재',
      size: 'tight',
      empty: 'none',
      choices: [
        { value: 'none', label: '없음' },
        { value: 'warn', label: '경고' },
        { value: 'suspend', label: '정지' },
      ],
    }),
    days: choice<number>({
      label: '기간',
      size: 'tight',
      empty: USUAL_DAYS,
      choices: [...SUSPENSION_DAYS.map((value) => ({ value, label: `${value}일` })), { value: OWN_END, label: '직접' }],
    }),
    until: moment({
      label: '끝나는 날',
      timeLabel: '시각',
      empty: { day: '', time: '' },
      days: MOST_DAYS,
      issue: '날짜와 시각을 적어 주세요.',
    }),
    isHidden: checkbox({ label: '신고된 글 숨기기' }),
    isPriceOut: checkbox({ label: '이 가격을 시세에서 빼기' }),
    reason: multiline({ label: '사유', hint: '본인에게 보입니다', max: 200, isCounted: true }),
    answer: multiline({ label: '신고한 사람에게 보낼 답변', min: 2, max: 500, isCounted: true }),
  },
  prepare: (values) =>
    values.sanction === 'suspend' && values.days === OWN_END ? values : { ...values, until: NO_END },
  check({ sanction = 'none', days, until, isHidden = false, isPriceOut = false, reason = '' }, level: OperatorLevel) {
    const isMissing = needsReason({ sanction, isHidden, isPriceOut }) && reason.length < 2;
    const isOwnEnd = sanction === 'suspend' && days === OWN_END && until !== undefined;
    const end = isOwnEnd ? endIssue(until, { level, now: Date.now() }) : undefined;
    return {
      ...(isMissing && { reason: '제재하거나 숨기는 사유를 적어 주세요.' }),
      ...(end !== undefined && { until: end }),
    };
  },
});
