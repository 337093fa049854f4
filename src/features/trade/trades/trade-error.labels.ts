import { relativeTime } from '#shared/korean/relative-time.ts';
import { LISTINGS_PER_HOUR, MAX_SEARCHES, MAX_WAITING } from './trade.limits.ts';

/** Reasons for refusing a request. */
export const tradeErrors = {
  unknownItem: '아이템을 찾을 수 없습니다.',
  unknownTrade: '거래를 찾을 수 없습니다.',
  unknownServer: '없는 서버입니다.',
  unknownPlayer: '그 이름의 캐릭터를 찾을 수 없습니다.',
  ownCounterpart: '내 이름은 적을 수 없습니다. 거래한 상대의 이름을 적어 주세요.',
  unusableSearch: '저장할 수 없는 검색 조건입니다.',
  unknownSearch: '저장한 검색 조건이 없습니다.',
  nothingWaiting: '거래 중인 글이 없습니다.',
  untradableItem: '게임에서 주고받을 수 없는 아이템입니다.',
  moneyItem: '게임 돈은 사고팔 수 없습니다. 아이템 글의 가격으로 적어 주세요.',
  reportWithoutTrade: '거래를 신고한 것이 아니라 숨기거나 뺄 거래가 없습니다.',
  notTheirTrade: '이 거래를 한 사람이 아닙니다.',
  priceOrderNeedsSide: '가격순으로 보려면 팝니다나 삽니다를 고르세요.',
  orderOfWaitingOnly: '가격순은 거래 중인 글만 봅니다.',
  foreignTrade: '올린 사람만 바꿀 수 있는 거래입니다.',
  completed: '이미 완료한 거래입니다.',
  cancelled: '이미 취소한 거래입니다.',
  goneTrade: '거래를 찾을 수 없습니다. 취소되었거나 숨겨졌을 수 있습니다.',
  tooManySearches: `검색 조건은 ${MAX_SEARCHES}개까지 저장할 수 있습니다.`,
  tooManyWaiting: `거래 중인 글은 ${MAX_WAITING}개까지 올릴 수 있습니다. 필요 없는 글을 내린 뒤 다시 올려 주세요.`,
} as const;

export function listedTooOften(next: Date, now: Date): string {
  return `같은 아이템은 한 시간에 ${LISTINGS_PER_HOUR}번까지 올릴 수 있습니다. ${relativeTime(next, now)}에 다시 올릴 수 있습니다. 가격만 바꾸려면 내 거래에서 수정해 주세요.`;
}
