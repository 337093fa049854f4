let whileLeft: (() => Promise<void>) | undefined;

/**
 * Sets the function that waits while the page is being left; `page-leaving.ts` is loaded with the code of later pages.
 */
export function setWhileLeft(wait: () => Promise<void>): void {
  whileLeft = wait;
}

/**
 * Resolves while the page stays. When a page is left, its requests are aborted, which is no failure: nothing is sent
 * again, shown or logged. It then resolves only if the page is shown again.
 */
export async function pageStays(): Promise<void> {
  await whileLeft?.();
}

/** Rejects as `loading` does, but only on a page that stays, or when `signal` was aborted. */
export function unlessLeft<Result>(loading: Promise<Result>, signal?: AbortSignal | null): Promise<Result> {
  return loading.catch(async (error: unknown) => {
    if (!signal?.aborted) await pageStays();
    throw error;
  });
}
