import { useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { type AnyInput, callWith } from '#platform/client/call.ts';
import { invalidateAfter, type Mutation } from '#platform/client/live-query.ts';
import type { CallInput, Endpoint } from '#shared/endpoint.ts';

/** Changes something in a list of the desk, which is read again whatever came of it. */
export function useChange() {
  const [message, setMessage] = useState<string>();
  async function change<E extends Endpoint & { response: object }>(
    mutation: Mutation<E>,
    input: CallInput<E>,
  ): Promise<void> {
    setMessage(undefined);
    try {
      await callWith(mutation, input as AnyInput);
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : '바꾸지 못했습니다.');
    }
    await invalidateAfter(mutation, input);
  }
  return { message, change };
}
