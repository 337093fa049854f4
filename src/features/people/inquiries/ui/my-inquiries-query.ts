export const MY_INQUIRIES = ['inquiries'] as const;

/** Imported on demand: without a visible list the client is not loaded, and nothing needs refreshing. */
export function renewMyInquiries(): void {
  import('#platform/client/query-client.ts').then(
    ({ renewQueries }) => renewQueries(MY_INQUIRIES),
    () => undefined,
  );
}
