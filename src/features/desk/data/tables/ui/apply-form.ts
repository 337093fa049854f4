import { CONFIDENCE_LABELS } from '#features/game-data/entities/define-field.ts';
import type { Confidence } from '#features/game-data/fact.contract.ts';
import { CONFIDENCES } from '#features/game-data/fact.contract.ts';
import { REASON_LENGTH } from '#features/people/sanctions/sanction.contract.ts';
import { defineForm } from '#shared/form.ts';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import { checkbox, select } from '#ui/form/choice-fields.tsx';
import { multiline, text } from '#ui/form/text-fields.tsx';
import type { EditSet } from '../../edit-set.ts';
import { toRowEdits } from '../../edit-set.ts';
import { CORRECTION_ANSWER_LENGTH, type DeskVerdict, type SaveEdits } from '../../fact-change-desk.contract.ts';

/** An operator looked it up. */
export const OWN_SOURCE = 'operator';

interface Surroundings {
  /** Corrections that would be answered. */
  readonly proposed: number;
}

export const applyForm = defineForm({
  fields: {
    source: select<string>({
      label: '출처',
      empty: OWN_SOURCE,
      choices: [{ value: OWN_SOURCE, label: '운영자 확인' }],
      labelOther: (code) => code,
    }),
    confidence: select<Confidence>({
      label: '신뢰도',
      empty: 'high',
      choices: CONFIDENCES.map((value) => ({ value, label: CONFIDENCE_LABELS[value] })),
    }),
    reason: text({ label: '사유', hint: '버전 기록에 남습니다.', ...REASON_LENGTH }),
    isAnswered: checkbox({ label: '같은 값의 제보에 답하기', isOn: true }),
    answer: multiline({ label: '제보한 사람에게 보낼 답', rows: 2, max: CORRECTION_ANSWER_LENGTH.max }),
  },
  check({ isAnswered, answer = '' }, { proposed }: Surroundings) {
    const issue = lengthIssue(textLength(answer), CORRECTION_ANSWER_LENGTH);
    return proposed > 0 && isAnswered && issue !== undefined ? { answer: issue } : {};
  },
});

interface Sent {
  readonly source: string;
  readonly confidence: Confidence;
  readonly reason: string;
  readonly isAnswered: boolean;
  readonly answer: string;
}

export function countProposed(proposals: DeskVerdict['proposals']): number {
  return proposals.reduce((sum, { count }) => sum + count, 0);
}

/** The request that applies the set. */
export function toSaveEdits(edits: EditSet, sent: Sent, proposals: DeskVerdict['proposals']): SaveEdits {
  const answered = sent.isAnswered ? proposals : [];
  return {
    edits: toRowEdits(edits).map((edit) => {
      const ids = answered
        .filter(({ entity, rowId, field }) => entity === edit.entity && rowId === edit.rowId && field in edit.fields)
        .map(({ id }) => id);
      const provenance = { source: [sent.source], confidence: sent.confidence };
      return { ...edit, ...provenance, ...(ids.length > 0 && { corrections: ids }) };
    }),
    reason: sent.reason,
    ...(answered.length > 0 && { answer: sent.answer }),
  };
}
