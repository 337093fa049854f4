import { MAX_CORRECTIONS_A_DAY, MAX_VALUE_LENGTH } from './correction.contract.ts';

export const CORRECTION_STATE_NAMES: Readonly<Record<number, string>> = { 1: '접수', 2: '반영', 3: '기각' };

export const correctionErrors = {
  unknownRow: '게임 자료에서 그 줄을 찾을 수 없습니다.',
  unknownField: '제보할 수 없는 항목입니다.',
  noValue: '맞는 값을 적어 주세요.',
  longValue: `값은 ${MAX_VALUE_LENGTH.toLocaleString('ko-KR')}자까지 보낼 수 있습니다.`,
  sameValue: '지금 값과 같습니다.',
  unknownReference: '고른 것이 게임 자료에 없습니다.',
  unchosenReference: '이름을 적지 말고 목록에서 골라 주세요.',
  open: '이 값은 이미 제보했습니다. 답을 받은 뒤에 다시 제보할 수 있습니다.',
  tooMany: `제보는 하루에 ${MAX_CORRECTIONS_A_DAY}번까지 할 수 있습니다. 내일 다시 해 주세요.`,
  unknown: '제보를 찾을 수 없습니다.',
  decided: '그사이 다른 운영자가 이 제보를 처리했습니다.',
  otherRow: '그 줄에 대한 제보가 아닙니다.',
  lowLevel: '더 높은 단계의 운영자만 수정할 수 있는 항목입니다.',
};
