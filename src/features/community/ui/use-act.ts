import { useRef, useState } from 'react';
import { showError } from '#features/people/require-login/ui/public/require-player.ts';
import { ApiError } from '#platform/client/api-error.ts';

/** Refusals of the state of what is acted on: they stand where the press was. */
const IN_PLACE = ['CONFLICT', 'NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN', 'RATE_LIMITED'];

export interface Act {
  readonly isSending: boolean;
  /** Why the last press was refused. */
  readonly refusal: string | null;
  /** @returns whether it was done */
  run(send: () => Promise<unknown>): Promise<boolean>;
}

/**
 * One press at a time.
 * @param renew reads again what was acted on: after a refusal somebody else has changed it
 */
export function useAct(renew: () => Promise<void>): Act {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sending = useRef(false);
  return {
    isSending,
    refusal,
    async run(send) {
      if (sending.current) return false;
      sending.current = true;
      setSending(true);
      setRefusal(null);
      try {
        await send();
        return true;
      } catch (fault) {
        if (fault instanceof ApiError && (IN_PLACE.includes(fault.code) || fault.issues.length > 0))
          setRefusal(fault.message);
        else await showError(fault);
        return false;
      } finally {
        sending.current = false;
        setSending(false);
        void renew();
      }
    },
  };
}
