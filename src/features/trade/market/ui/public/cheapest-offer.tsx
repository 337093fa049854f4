import { Tag } from '#ui/components/tag.tsx';
import { Price } from '../../../quotes/ui/public/price.tsx';
import { MINE_LABEL } from '../../../trades/trade.labels.ts';
import { WhisperButton } from '../../../trades/ui/public/whisper-button.tsx';
import type { BookRow } from '../../order-book.rules.ts';

interface CheapestOfferProps {
  offer: BookRow;
  item: { name: string };
  ownId: number | null;
}

export function CheapestOffer({ offer, item, ownId }: CheapestOfferProps) {
  return (
    <div className="pad row justify-between">
      <a className="min-w-0 text-paper" href={`/trade/view/${offer.id}`}>
        <span className="meta block">가장 싼 매물</span>
        {offer.price !== null && <Price amount={offer.price} />} <span className="dim">{offer.player.name}</span>
      </a>
      {offer.player.id === ownId ? (
        <Tag tone="warn">{MINE_LABEL}</Tag>
      ) : (
        <WhisperButton trade={{ ...offer, item }} label="귓말 복사" small />
      )}
    </div>
  );
}
