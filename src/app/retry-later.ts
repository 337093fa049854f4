import { RETRY_PAUSES_MS } from '#platform/client/retry-pauses.ts';

interface Target {
  /** Opened as a document when the visitor presses the link. */
  path: string;
  signal: AbortSignal;
}

/** Tries until there is an answer, and says meanwhile in one line why nothing happens. Rejects only when aborted. */
export async function retryLater(attempt: () => Promise<Response>, { path, signal }: Target): Promise<Response> {
  const line = showLine(path);
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
    line.remove();
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
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: stop.signal },
    );
  });
}

/** Plain elements: no further code can be loaded now. */
function showLine(path: string): HTMLElement {
  const line = document.createElement('p');
  line.className = 'unanswered';
  line.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = path;
  link.dataset.native = '';
  link.textContent = '지금 열기';
  line.append('서버가 답하지 않아 보던 화면을 그대로 둡니다. 다시 이어지면 저절로 엽니다. ', link);
  return document.body.appendChild(line);
}
