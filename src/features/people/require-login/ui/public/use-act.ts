import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { type AnyInput, callWith } from '#platform/client/call.ts';
import { invalidateAfter, type Mutation } from '#platform/client/live-query.ts';
import { queryClient } from '#platform/client/query-client.ts';
import type { CallInput, Endpoint } from '#shared/endpoint.ts';
import { showError } from './require-player.ts';

/** Errors about the state of the target, which are shown beside the button. */
const IN_PLACE = ['CONFLICT', 'NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN', 'RATE_LIMITED'];

export interface Act {
  readonly isSending: boolean;
  /** Message of the last action's error, shown beside the button; null: it had none. */
  readonly error: string | null;
  /**
   * Makes the change, then reads again what it made stale: after an error too, because somebody else changed it.
   * @param send how the change is sent; by default as one call
   * @returns whether the action succeeded
   */
  run<E extends Endpoint & { response: object }>(
    mutation: Mutation<E>,
    input: CallInput<E>,
    send?: () => Promise<unknown>,
  ): Promise<boolean>;
}

interface Outcome {
  readonly isDone: boolean;
  readonly error: string | null;
}

interface Attempt {
  send(): Promise<unknown>;
  renew(): Promise<void>;
}

/** Runs one action at a time. */
export function useAct(): Act {
  const { mutateAsync, isPending, data } = useMutation({ mutationFn: attempt, networkMode: 'always' }, queryClient);
  // The state of the mutation follows a moment later, when a second press may have come.
  const sending = useRef(false);
  return {
    isSending: isPending,
    error: data?.error ?? null,
    async run(mutation, input, send = () => callWith(mutation, input as AnyInput)) {
      if (sending.current) return false;
      sending.current = true;
      try {
        return (await mutateAsync({ send, renew: () => invalidateAfter(mutation, input) })).isDone;
      } finally {
        sending.current = false;
      }
    },
  };
}

async function attempt({ send, renew }: Attempt): Promise<Outcome> {
  const outcome = await outcomeAfter(send);
  await renew();
  return outcome;
}

async function outcomeAfter(send: Attempt['send']): Promise<Outcome> {
  try {
    await send();
    return { isDone: true, error: null };
  } catch (error) {
    if (error instanceof ApiError && (IN_PLACE.includes(error.code) || error.issues.length > 0))
      return { isDone: false, error: error.message };
    await showError(error);
    return { isDone: false, error: null };
  }
}
