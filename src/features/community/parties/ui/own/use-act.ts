import { useRef, useState } from 'react';
import { showError } from '#features/people/require-login/ui/public/require-player.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { renewOwnParties } from './renew-own-parties.ts';

/** Refusals of the party's own state: said where the press was. */
const IN_PLACE = ['CONFLICT', 'NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN', 'RATE_LIMITED'];

export interface Act {
  readonly isSending: boolean;
  /** Why the last press was refused. */
  readonly refusal: string | null;
  run(send: () => Promise<unknown>): Promise<void>;
}

/** One press at a time; what it changed is read again, whatever became of it. */
export function useAct(): Act {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sending = useRef(false);
  return {
    isSending,
    refusal,
    async run(send) {
      if (sending.current) return;
      sending.current = true;
      setSending(true);
      setRefusal(null);
      try {
        await send();
      } catch (fault) {
        if (fault instanceof ApiError && IN_PLACE.includes(fault.code)) setRefusal(fault.message);
        else await showError(fault);
      } finally {
        sending.current = false;
        setSending(false);
        await renewOwnParties();
      }
    },
  };
}
