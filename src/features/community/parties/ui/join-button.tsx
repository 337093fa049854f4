import { Suspense, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import type { Party } from '../party.contract.ts';
import { FULL_LABEL } from '../party.labels.ts';
import { useOwnPlaces } from './own-party-store.ts';

const JoinDialog = partOnDemand(() => import('./own/join-dialog.tsx'));

interface JoinButtonProps {
  party: Party;
  isRequested: boolean;
  isFull: boolean;
  /** Where the button is: in a row of a list, on the party's page, or in the bar of a phone. */
  place?: 'row' | 'page' | 'bar';
}

export function JoinButton({ party, isRequested, isFull, place = 'row' }: JoinButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { isKnown } = useOwnPlaces();
  const isPrimary = place !== 'row';
  const isOver = isFull || isRequested;
  const label = isRequested ? '요청함' : isFull ? FULL_LABEL : isPrimary ? '참가 요청하기' : '참가';
  return (
    <>
      <Button
        size={isPrimary ? 'm' : 'sm'}
        tone={isPrimary && !isOver ? 'primary' : 'plain'}
        className={classNames('needs-script', !isKnown && 'guest-only')}
        disabled={isOver}
        data-press=""
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Suspense>{isOpen && <JoinDialog party={party} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
