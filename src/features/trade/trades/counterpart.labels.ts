import { type CounterpartState, NAMINGS_PER_HOUR, type NotNamedReason, type OwnDeal } from './counterpart.contract.ts';

export const NOT_NAMED: Readonly<Record<NotNamedReason, string>> = {
  OPEN_REQUEST: '이 사람에게 이미 물어본 거래가 있습니다. 답을 받은 뒤에 적을 수 있습니다.',
  SAME_DAY: '같은 사람은 하루에 한 번만 적을 수 있습니다.',
  TOO_MANY: `상대는 한 시간에 ${NAMINGS_PER_HOUR}번까지 적을 수 있습니다.`,
};

export const counterpartErrors = {
  notCompleted: '완료한 거래에만 상대를 적을 수 있습니다.',
  tooLate: '완료한 지 7일이 지나 상대를 적을 수 없습니다.',
  named: '상대를 이미 적은 거래입니다.',
  denied: '상대가 아니라고 한 거래라 다시 적을 수 없습니다.',
  notNamed: '상대로 적힌 사람만 답할 수 있습니다.',
  notInDeal: '거래한 두 사람만 할 수 있습니다.',
  answered: '이미 답한 거래입니다.',
  answerTooLate: '14일이 지나 답할 수 없습니다.',
} as const;

/** Shown to the player who was named. */
export const ANSWER_LABELS: Readonly<Record<CounterpartState, string>> = {
  unnamed: '',
  closed: '',
  waiting: '올린 사람이 나와 한 거래라고 적었습니다. 맞나요?',
  unanswered: '나와 한 거래로 적혀 있습니다. 14일이 지나 답할 수 없습니다.',
  confirmed: '나와 한 거래라고 답했습니다.',
  denied: '나와 한 거래가 아니라고 답했습니다.',
};

/** Shown to the owner; null: nothing to say. */
export function ownerLine({ state, name }: Pick<OwnDeal, 'state' | 'name'>): string | null {
  const lines: Readonly<Record<CounterpartState, string | null>> = {
    unnamed: '거래한 상대를 적으면 그 사람에게 확인을 받습니다.',
    closed: null,
    waiting: `${name ?? ''}님의 답을 기다립니다.`,
    unanswered: `${name ?? ''}님과 한 거래로 적었습니다.`,
    confirmed: `${name ?? ''}님이 맞다고 답했습니다.`,
    denied: '상대로 적은 사람이 자기와 한 거래가 아니라고 답했습니다. 다시 적을 수 없습니다.',
  };
  return lines[state];
}
