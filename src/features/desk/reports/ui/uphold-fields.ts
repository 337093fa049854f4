import type { OperatorLevel } from '#shared/endpoint.ts';
import { defineForm } from '#shared/form.ts';
import { checkbox } from '#ui/form/choice-fields.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { sanctionFields, sanctionIssues, sanctionReason } from '../../suspensions/ui/sanction-fields.tsx';
import { isAnyTicked, sweepIssues } from '../../sweeps/sweep-choices.rules.ts';
import { sweepFields } from '../../sweeps/ui/sweep-fields.tsx';
import { needsReason } from '../report-decision.rules.ts';

const MISSING_REASON = '제재하거나 숨기는 사유를 적어 주세요.';
const SWEEP_ALONE = '일괄 정리는 제재하거나 숨길 때 그 사유로 함께 합니다. 제재를 고르거나 신고된 글을 숨겨 주세요.';

export const upholdForm = defineForm({
  fields: {
    ...sanctionFields,
    isHidden: checkbox({ label: '신고된 글 숨기기' }),
    isPriceOut: checkbox({ label: '이 가격을 시세에서 빼기' }),
    ...sweepFields,
    reason: sanctionReason(0),
    answer: multiline({ label: '신고한 사람에게 보낼 답변', min: 2, max: 500, isCounted: true }),
  },
  check(sent, level: OperatorLevel) {
    const { sanction = 'none', isHidden = false, isPriceOut = false, reason = '' } = sent;
    const isReasoned = needsReason({ sanction, isHidden, isPriceOut });
    return {
      ...(isAnyTicked(sent) && !isReasoned && { hasTrades: SWEEP_ALONE }),
      ...(isReasoned && reason.length < 2 && { reason: MISSING_REASON }),
      ...sweepIssues(sent),
      ...sanctionIssues(sent, { level, now: Date.now() }),
    };
  },
});
