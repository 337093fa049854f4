import { type ComponentType, useEffect, useState } from 'react';
import { getLiveness } from '#features/shell/health/health.contract.ts';
import { fetchOnce } from '#platform/client/fetch-with-retry.ts';
import { isOffline } from '#platform/client/is-offline.ts';
import { pageStays } from '#platform/client/page-stays.ts';
import { reloadOnce } from '#platform/client/reload-once.ts';
import { urlOf } from '#shared/endpoint.ts';
import { Button } from '#ui/components/button.tsx';
import { type ReadPart, setPartRecovery } from '#ui/components/part-on-demand.ts';
import { ErrorState } from '#ui/components/states.tsx';

/** Errors of `import()`, which its wrapper always reports (`vite/short-preload.ts`). */
const chunkErrors = new WeakSet<object>();
let isReloading = false;

/** Recovers from code that cannot be loaded (product.md §8, contract §25). */
export function recoverMissingCode(): void {
  setPartRecovery(recoverPart);
  addEventListener('vite:preloadError', (event) => {
    if (event.payload instanceof Error) chunkErrors.add(event.payload);
    // Requests that are cancelled by leaving the page are no failures.
    Object.assign(event, { until: pageStays() });
  });
  // Handles code that has no place in the page, such as a button's action.
  addEventListener('unhandledrejection', (event) => {
    if (!chunkErrors.has(Object(event.reason))) return;
    event.preventDefault();
    void openAfresh().then((isOpened) => isOpened || showLine());
  });
}

/**
 * Reloads the page when code is gone, at most once in 10 seconds. Otherwise, or without an answer, shows a message in
 * place of the part.
 */
async function recoverPart(read: ReadPart) {
  if (isOffline()) return missing(read);
  if (!(await isAnswered())) return missing(read);
  return read().catch(async () => ((await openAfresh()) ? pending() : missing(read)));
}

/** Reloads only if the server answers; otherwise the browser's own error page would replace the present one. */
async function openAfresh(): Promise<boolean> {
  isReloading ||= (await isAnswered()) && reloadOnce(location.pathname + location.search + location.hash);
  return isReloading;
}

function isAnswered(): Promise<boolean> {
  return fetchOnce(urlOf(getLiveness), { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

const pending = () => new Promise<never>(() => undefined);

function missing(read: ReadPart): { default: ComponentType } {
  return { default: (props) => <MissingPart read={read} props={props} /> };
}

function MissingPart({ read, props }: { read: ReadPart; props: object }) {
  const [Part, setPart] = useState<ComponentType>();
  const [isCut, setCut] = useState(isOffline);
  useEffect(() => {
    const readAgain = () => {
      setCut(false);
      read().then(
        (module) => setPart(() => module.default),
        () => void openAfresh(),
      );
    };
    addEventListener('online', readAgain);
    return () => removeEventListener('online', readAgain);
  }, [read]);
  if (Part) return <Part {...props} />;
  if (isCut) return <ErrorState text="인터넷 연결이 끊겼습니다." hint="연결되면 다시 불러옵니다." />;
  return (
    <ErrorState
      text="이 부분을 가져오지 못했습니다."
      action={
        <Button size="sm" onClick={openByHand}>
          다시 열기
        </Button>
      }
    />
  );
}

/** Browsers cache failed imports for the lifetime of a document, so only a new document can retry. */
async function openByHand(): Promise<void> {
  if (await isAnswered()) location.reload();
}

let hasLine = false;

/** Shows a plain element, because the failed code has no place in the page. */
function showLine(): void {
  if (hasLine) return;
  hasLine = true;
  const line = document.createElement('p');
  line.className = 'unanswered links';
  line.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = '';
  link.dataset.native = '';
  link.textContent = '다시 열기';
  line.append('화면의 한 부분을 가져오지 못했습니다 · ', link);
  document.body.append(line);
}
