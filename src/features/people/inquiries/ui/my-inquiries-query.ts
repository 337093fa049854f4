/** What the list of one's own inquiries is stored under. */
export const MY_INQUIRIES = ['inquiries'] as const;

/** Another one was sent. Where nothing shows the list its code is not there, and need not be. */
export function renewMyInquiries(): void {
  import('#platform/client/query-client.ts').then(
    ({ queryClient }) => queryClient.invalidateQueries({ queryKey: MY_INQUIRIES }),
    () => undefined,
  );
}
