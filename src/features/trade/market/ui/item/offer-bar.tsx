import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { BellIcon } from '#ui/icons/icons.tsx';
import { registerItemParams } from '../../../listings/trade-page.params.ts';
import { isFarOff } from '../../../quotes/ui/public/listing-quote.rules.ts';
import { Price } from '../../../quotes/ui/public/price.tsx';
import { WhisperButton } from '../../../trades/ui/public/whisper-button.tsx';
import type { ServerQuotes } from '../../market-events.rules.ts';
import type { Book } from '../../order-book.rules.ts';

interface OfferBarProps {
  item: { id: number; name: string };
  book: Book;
  serverQuotes: ServerQuotes;
}

/**
 * For phones only: opens a whisper to the cheapest seller whose price counts in the quote; without one, links to the
 * form for a new listing.
 */
export function OfferBar({ item, book, serverQuotes }: OfferBarProps) {
  const me = useMe();
  const ownId = me.status === 'in' ? (me.me?.id ?? null) : null;
  const offer = book.sell.rows.find(
    (row) =>
      row.price !== null &&
      row.player.userId !== null &&
      row.player.id !== ownId &&
      !isFarOff(row, serverQuotes[row.gameServer]),
  );
  if (!offer || offer.price === null) {
    return (
      <ActionBar>
        <ToAlert />
        <ButtonLink tone="primary" href={registerItemParams.link(`/trade/register/${item.id}`, { side: 'sell' })}>
          팝니다 올리기
        </ButtonLink>
      </ActionBar>
    );
  }
  return (
    <ActionBar text={<Price amount={offer.price} />}>
      <ToAlert />
      <WhisperButton trade={{ ...offer, item }} label="귓말 복사" isPrimary />
    </ActionBar>
  );
}

/** The same link is in the page's header, out of reach of the thumb. */
function ToAlert() {
  return (
    <a className="iconbtn" href="#watch" aria-label="가격 알림">
      <BellIcon size={20} />
    </a>
  );
}
