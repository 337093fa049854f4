import { inTab } from '#platform/client/device-storage.ts';

/** Id of the sign-in flow that this tab has started; there is at most one per tab. */
export const tabFlow = inTab<string | null>('sign-in-flow', { parse: (text) => text, format: (id) => id });
