let whileLeft: (() => Promise<void>) | undefined;

/** `page-leaving.ts` comes with the code of later pages. */
export function setWhileLeft(wait: () => Promise<void>): void {
  whileLeft = wait;
}

/**
 * What the page loads is cut off when it is left, which is no failure: nothing is sent again, shown or logged. Resolves while the
 * page stays; of one that is left only when it comes back.
 */
export async function pageStays(): Promise<void> {
  await whileLeft?.();
}

/** Fails only on a page that stays, or when it was aborted. */
export function unlessLeft<Result>(loading: Promise<Result>, signal?: AbortSignal | null): Promise<Result> {
  return loading.catch(async (error: unknown) => {
    if (!signal?.aborted) await pageStays();
    throw error;
  });
}
