export const sweepErrors = {
  unknown: '일괄 정리를 찾을 수 없습니다.',
  undone: '이미 되돌린 일괄 정리입니다.',
  tooOld: '30일이 지나 되돌릴 수 없습니다.',
} as const;
