import { isOffline } from '#platform/client/is-offline.ts';
import { RETRY_PAUSES_MS } from '#platform/client/retry-pauses.ts';

interface Target {
  /** Opened as a document when the visitor presses the link. */
  path: string;
  signal: AbortSignal;
}

const RETRY = 'retry';
const presses = new EventTarget();

/** Retries until there is an answer, and meanwhile shows a line about it. Rejects only when aborted. */
export async function retryLater(attempt: () => Promise<Response>, { path, signal }: Target): Promise<Response> {
  const hideLine = showLine(path);
  try {
    for (let failures = 0; ; failures += 1) {
      await nextTry(RETRY_PAUSES_MS[failures], signal);
      try {
        return await attempt();
      } catch (error) {
        if (signal.aborted) throw error;
      }
    }
  } finally {
    hideLine();
  }
}

function nextTry(pauseMs: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const end = (settle: () => void) => () => {
      stop.abort();
      clearTimeout(timer);
      settle();
    };
    const timer = pauseMs === undefined ? undefined : setTimeout(end(resolve), pauseMs);
    window.addEventListener('online', end(resolve), { signal: stop.signal });
    presses.addEventListener(RETRY, end(resolve), { signal: stop.signal });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: stop.signal },
    );
  });
}

let shown: { line: HTMLElement; waiting: number } | undefined;

/**
 * Shows a line that is shared by the data and the code of a page.
 * @returns a function that hides it
 */
function showLine(path: string): () => void {
  const own = shown ?? { line: document.body.appendChild(createLine(path)), waiting: 0 };
  shown = own;
  own.waiting += 1;
  return () => {
    own.waiting -= 1;
    if (own.waiting > 0) return;
    own.line.remove();
    if (shown === own) shown = undefined;
  };
}

/** Uses plain elements, because no further code can be loaded now. */
function createLine(path: string): HTMLElement {
  const line = document.createElement('p');
  line.className = 'unanswered links';
  line.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = path;
  link.dataset.native = '';
  link.textContent = '다시 시도';
  link.addEventListener('click', (event) => {
    // Offline, the browser would replace the page with its own.
    if (!isOffline()) return;
    event.preventDefault();
    presses.dispatchEvent(new Event(RETRY));
  });
  line.append('연결이 끊겼습니다 · ', link);
  return line;
}
