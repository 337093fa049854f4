import { defineForm, type ValuesOf } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { checkbox, choice } from '#ui/form/choice-fields.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { PAY_METHOD, TRADE_TYPE } from '../../../trades/trade.labels.ts';
import { MAX_COMMENT_LENGTH, MAX_PRICE } from '../../../trades/trade.limits.ts';
import { price } from '../../../trades/ui/price-kind.ts';
import { durability } from './durability-field.tsx';
import { quantity } from './quantity-field.tsx';
import { type ItemLimits, sentComment } from './trade-form.rules.ts';

export type TradeFormDefinition = ReturnType<typeof defineTradeForm>;
export type TradeValues = ValuesOf<TradeFormDefinition['fields']>;

/** The form of a new trade of an item. */
export function defineTradeForm(limits: ItemLimits) {
  return defineForm({
    fields: {
      tradeType: choice<1 | 2>({
        label: '거래 종류',
        size: 'tall',
        empty: TRADE_TYPE.sell,
        choices: [
          { value: TRADE_TYPE.sell, label: '팝니다', tone: 'sellside' },
          { value: TRADE_TYPE.buy, label: '삽니다', tone: 'buyside' },
        ],
      }),
      price: price({
        label: '가격 (개당)',
        issue: `1전부터 ${formatDigits(MAX_PRICE)}전까지입니다. 3만5천, 1.2억, 50만처럼 적어 주세요.`,
      }),
      isOffer: checkbox({ label: '가격 제시받기' }),
      quantity: quantity(limits),
      durability: durability(limits),
      payMethod: choice<1 | 2 | 3>({
        label: '선불·후불',
        empty: PAY_METHOD.any,
        choices: [
          { value: PAY_METHOD.any, label: '상관없음' },
          { value: PAY_METHOD.prepaid, label: '선불' },
          { value: PAY_METHOD.postpaid, label: '후불' },
        ],
      }),
      isNegotiation: checkbox({ label: '흥정' }),
      isAuth: checkbox({ label: '인증' }),
      excludePrice: checkbox({ label: '특가 (시세에서 제외)' }),
      comment: multiline({
        label: '메모',
        hint: '현금 거래를 적으면 올릴 수 없습니다',
        max: MAX_COMMENT_LENGTH,
        isCounted: true,
        placeholder: '국내성 주막 앞에 있습니다. 귓말 주세요.',
        clean: sentComment,
      }),
    },
    prepare: (values) => (values.isOffer ? { ...values, price: '' } : values),
    check: ({ isOffer, price: sent }) =>
      sent === null && !isOffer ? { price: '가격을 적거나 ‘가격 제시받기’를 고르세요.' } : {},
  });
}
