import {
  givenRatingSchema,
  newRatingSchema,
  RATING_ERRORS,
} from '#features/people/player-ratings/player-rating.contract.ts';
import { TRADE_TAGS } from '#features/people/player-ratings/player-rating.limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';

export const rateTradePlayer = endpoint({
  method: 'POST',
  path: '/api/trades/:id/manner',
  who: 'player',
  tags: ['trades'],
  summary: '거래 상대에게 매너 남기기',
  description: '상대가 확인한 거래의 두 사람이 서로, 14일 안에. 1 약속을 지켜요, 2 답이 빨라요, 3 설명과 같아요.',
  params: idParams,
  body: newRatingSchema(TRADE_TAGS),
  response: { 201: givenRatingSchema },
  errors: [...RATING_ERRORS, 'CONFLICT.NOT_CONFIRMED'],
});
