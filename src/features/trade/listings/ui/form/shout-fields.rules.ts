import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { ReadShout } from '../../../shouts/shout.contract.ts';
import type { TradeValues } from './trade-fields.ts';

export type UnderstoodShout = Omit<ReadShout, 'confidence'>;

export function valuesOfShout(shout: UnderstoodShout, values: TradeValues): TradeValues {
  const { price, quantity, durability } = shout;
  const wantsOffers = shout.flags.includes('OFFER') && price === null;
  return {
    ...values,
    tradeType: shout.tradeType ?? values.tradeType,
    price: price === null ? values.price : formatAmount(price),
    isOffer: wantsOffers || (price === null && values.isOffer),
    quantity: quantity === null ? values.quantity : String(quantity),
    durability: durability === null ? values.durability : formatDigits(durability),
    payMethod: shout.payMethod ?? values.payMethod,
    isNegotiation: shout.isNegotiation ?? values.isNegotiation,
    isAuth: shout.isAuth ?? values.isAuth,
  };
}
