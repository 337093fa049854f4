import { useRef, useState } from 'react';
import { showError } from '#features/people/require-login/ui/public/require-player.ts';
import { ApiError } from '#platform/client/api-error.ts';

/** Errors about the state of the target, which are shown beside the button. */
const IN_PLACE = ['CONFLICT', 'NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN', 'RATE_LIMITED'];

export interface Act {
  readonly isSending: boolean;
  /** Why the last action was refused; null: it was not. */
  readonly refusal: string | null;
  /** @returns whether the action succeeded */
  run(send: () => Promise<unknown>): Promise<boolean>;
}

/**
 * Runs one action at a time.
 * @param renew reads the target again after a refusal, because somebody else changed it
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
