import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { OPERATOR_LEVEL_NAMES } from '#shared/operator-level-names.ts';
import { checkbox, choice } from '#ui/form/choice-fields.tsx';
import { moment } from '#ui/form/moment-field.tsx';

/** Days that are offered for the end. */
const DAYS = 366;

/** The fields of a term: the level, and until when. */
export const termFields = {
  level: choice<OperatorLevel>({
    label: '단계',
    size: 'tight',
    empty: OPERATOR_LEVEL.editor,
    choices: [OPERATOR_LEVEL.administrator, OPERATOR_LEVEL.moderator, OPERATOR_LEVEL.editor].map((value) => ({
      value,
      label: OPERATOR_LEVEL_NAMES[value],
    })),
  }),
  hasEnd: checkbox({ label: '기한 정하기' }),
  until: moment({
    label: '기한',
    timeLabel: '시각',
    empty: { day: '', time: '00:00' },
    days: DAYS,
    issue: '날과 시각을 골라 주세요.',
  }),
};
