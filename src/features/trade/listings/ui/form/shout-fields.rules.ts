import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { ReadShout } from '../../../shouts/shout.contract.ts';
import type { TradeFields } from './trade-form.rules.ts';

export type UnderstoodShout = Omit<ReadShout, 'confidence'>;

export function fieldsOfShout(shout: UnderstoodShout, fields: TradeFields): TradeFields {
  const { price, quantity, durability } = shout;
  const wantsOffers = shout.flags.includes('OFFER') && price === null;
  return {
    ...fields,
    tradeType: shout.tradeType ?? fields.tradeType,
    price: price === null ? fields.price : formatAmount(price),
    isOffer: wantsOffers || (price === null && fields.isOffer),
    quantity: quantity === null ? fields.quantity : String(quantity),
    durability: durability === null ? fields.durability : formatDigits(durability),
    payMethod: shout.payMethod ?? fields.payMethod,
    isNegotiation: shout.isNegotiation ?? fields.isNegotiation,
    isAuth: shout.isAuth ?? fields.isAuth,
  };
}
