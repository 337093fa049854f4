import { inTab } from '#platform/client/device-storage.ts';

/** The sign-in that this tab left for: a tab is at one provider at a time. */
export const tabFlow = inTab<string | null>('sign-in-flow', { parse: (text) => text, format: (id) => id });
