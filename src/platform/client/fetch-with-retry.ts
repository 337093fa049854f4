import { unlessLeft } from './page-stays.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 300;

/** `fetch` that tries a failed request up to 3 times in total, unless it was aborted (product.md §7, §8). */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(input, init);
    } catch (error) {
      if (init?.signal?.aborted || attempt === ATTEMPTS) throw error;
      const url = input instanceof Request ? input.url : input;
      console.warn(`요청을 다시 보냅니다 (${attempt}/${ATTEMPTS - 1}): ${url}`, error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

/** `fetch` that fails only on a page that stays, or when it is aborted. */
export function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return unlessLeft(fetch(input, init), init?.signal);
}
