import { AppError, type InputIssue } from '#shared/errors.ts';
import type { Settlement } from './settlement.contract.ts';
import { MAX_SHARES } from './settlement.limits.ts';

/** Reasons for which a request is refused. */
export const settlementErrors = {
  gone: '정산을 찾을 수 없습니다. 지워졌거나 볼 수 없는 정산입니다.',
  noParty: '정산을 만들 수 있는 파티가 아닙니다.',
  noGuild: '문파를 찾을 수 없습니다.',
  oneOwner: '파티나 문파 하나를 골라야 합니다.',
  noShares: '나눌 사람을 적어야 합니다.',
  tooManyShares: `나눌 사람은 ${MAX_SHARES}명까지입니다. 나눌 사람을 골라 주세요.`,
  notManager: '올린 사람과 돈을 가진 사람만 할 수 있습니다.',
  notCreator: '올린 사람만 지울 수 있습니다.',
  notCreatorOrHead: '올린 사람과 문주, 부문주만 지울 수 있습니다.',
  notOwner: '받은 사람만 표시할 수 있습니다.',
  shareGone: '그사이 정산이 바뀌었습니다. 다시 보고 표시해 주세요.',
  bearsNoMarks: '돈을 가진 사람의 몫과 0전인 몫에는 표시하지 않습니다.',
  gatheringOfParty: '일정은 문파의 정산에만 있습니다.',
  guildRemainder: '문파 기금은 문파의 정산에만 있습니다.',
  noHolder: '돈을 가진 사람이 나누는 사람 가운데 없습니다.',
  noWeight: '몫이 모두 0입니다. 한 사람은 1 이상이어야 합니다.',
  whoseShare: '파티원을 고르거나 이름을 적어야 합니다.',
  twice: '같은 사람이 두 번 있습니다.',
  notInGuild: '이 문파에 있는 사람이 아닙니다. 이름으로 적어 주세요.',
  notInParty: '이 파티에 있던 사람이 아닙니다. 이름으로 적어 주세요.',
  noEntryName: '아이템을 고르거나 이름을 적어야 합니다.',
  unknownItem: '없는 아이템입니다.',
  unknownTrade: '나누는 사람이 완료한 거래가 아닙니다.',
  tradeTwice: '같은 거래가 두 번 있습니다.',
  noTradePrice: '가격을 정하지 않고 완료한 거래입니다. 받은 돈을 적어 주세요.',
} as const;

const CONFLICTS = {
  UNSOLD: '아직 팔리지 않은 아이템이 있어 표시할 수 없습니다.',
  PAID: '줬음이나 받았음 표시가 있어 바꿀 수 없습니다. 표시를 모두 푼 뒤 다시 해 주세요.',
  CHANGED: '그사이 다른 사람이 이 정산을 바꾸었습니다.',
  TRADE_TAKEN: '이미 다른 정산에 들어 있는 거래입니다.',
} as const;

export function settlementConflict(reason: 'UNSOLD' | 'PAID'): AppError {
  return new AppError('CONFLICT', { message: CONFLICTS[reason], data: { reason } });
}

/** @param current the present settlement, which the editor may compare */
export function settlementChanged(current: Settlement): AppError {
  return new AppError('CONFLICT', { message: CONFLICTS.CHANGED, data: { reason: 'CHANGED', current } });
}

export function tradeTaken(tradeIds: readonly number[]): AppError {
  return new AppError('CONFLICT', { message: CONFLICTS.TRADE_TAKEN, data: { reason: 'TRADE_TAKEN', tradeIds } });
}

export function noSettlement(message: string = settlementErrors.gone): AppError {
  return new AppError('NOT_FOUND', { message });
}

export function settlementIssues(issues: readonly InputIssue[]): AppError {
  return new AppError('INVALID_INPUT', { issues: [...issues] });
}
