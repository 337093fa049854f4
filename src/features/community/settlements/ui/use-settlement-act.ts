import { useRef, useState } from 'react';
import { showError } from '#features/people/require-login/ui/public/require-player.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { renewSettlements } from './settlement-query.ts';

/** Refusals of the settlement's own state: they stand where the press was. */
const IN_PLACE = ['CONFLICT', 'NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN', 'RATE_LIMITED'];

export interface SettlementAct {
  readonly isSending: boolean;
  /** Why the last press was refused. */
  readonly refusal: string | null;
  /** @returns whether it was done */
  run(send: () => Promise<unknown>): Promise<boolean>;
}

/** One press at a time. After a refusal the settlement is read again, as somebody else has changed it. */
export function useSettlementAct(): SettlementAct {
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
        if (fault instanceof ApiError && IN_PLACE.includes(fault.code)) setRefusal(fault.message);
        else await showError(fault);
        void renewSettlements();
        return false;
      } finally {
        sending.current = false;
        setSending(false);
      }
    },
  };
}
