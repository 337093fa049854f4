import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { isOffline } from '#platform/client/is-offline.ts';
import { isPageError, type PageError } from '#shared/page.ts';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { PageMeta } from '../../../../ui/page/page-meta.tsx';
import { useReplacement } from './error-slot.ts';

/** Stands in for an HTTP status when the page, or a part of it, did not arrive because the device is offline. */
const NO_NETWORK = 0;
/** Stands in for an HTTP status when rendering failed in the browser. */
const NOT_DRAWN = -1;

function toError(caught: unknown): PageError {
  if (isPageError(caught)) return caught;
  if (isRouteErrorResponse(caught)) return { status: caught.status, message: caught.statusText };
  return { status: isOffline() ? NO_NETWORK : NOT_DRAWN, message: '' };
}

const SENTENCE: Readonly<Record<number, string>> = {
  [NO_NETWORK]: '연결되면 다시 불러옵니다.',
  [NOT_DRAWN]: '다시 열어 주세요. 계속되면 문의로 알려 주세요.',
  400: '주소를 읽을 수 없습니다. 다시 확인해 주세요.',
  401: '로그인하면 이어서 볼 수 있습니다.',
  403: '운영자만 볼 수 있습니다.',
  404: '찾으시는 페이지가 없습니다. 주소가 바뀌었을 수 있습니다.',
  503: '자료를 가져올 수 없습니다. 잠시 뒤에 다시 열어 주세요.',
};
const SERVER_SENTENCE = '서버에서 문제가 생겼습니다. 잠시 뒤에 다시 열어 주세요.';

export function formatTitle({ status, statusMessage }: PageError): string {
  if (status === NO_NETWORK) return '인터넷 연결이 끊겼습니다';
  if (status === NOT_DRAWN) return '화면을 그리지 못했습니다';
  return statusMessage ?? (status === 404 ? 'Page Not Found' : 'Internal Server Error');
}

/** From this status on the error is temporary: 429, and errors of the server. */
const TEMPORARY_ERROR = 429;
/** Relative to the document, because a page that is rendered once for all addresses knows no other. */
const PRESENT_ADDRESS = '';

/** Temporary errors have a message of their own that replaces the sentence. */
function formatSentence({ status, message }: PageError): string {
  if (status >= TEMPORARY_ERROR && message) return message;
  return SENTENCE[status] ?? SERVER_SENTENCE;
}

/** Error page in the frame (product.md §2). */
export function ErrorPage() {
  const error = toError(useRouteError());
  const replacement = useReplacement(useLocation().pathname);
  const isAway = error.status === NO_NETWORK;
  useEffect(() => {
    if (!isAway) return;
    const openAgain = () => location.reload();
    addEventListener('online', openAgain);
    return () => removeEventListener('online', openAgain);
  }, [isAway]);
  if (replacement) return replacement;
  return (
    <ErrorMessage error={error}>
      <PageMeta title={formatTitle(error)} noindex />
    </ErrorMessage>
  );
}

export function ErrorMessage({ error, children }: { error: PageError; children?: ReactNode }) {
  return (
    <section className="state error-page">
      {children}
      <span className="mural" />
      {error.status > NO_NETWORK && <p className="error-code">{error.status}</p>}
      <h1>{formatTitle(error)}</h1>
      {error.status < TEMPORARY_ERROR && error.message ? <p className="faint body small">{error.message}</p> : null}
      <p>{formatSentence(error)}</p>
      <p className="btns">
        {error.status <= NO_NETWORK || error.status >= TEMPORARY_ERROR ? (
          <OpenAgain />
        ) : (
          <Onward status={error.status} />
        )}
      </p>
    </section>
  );
}

function Onward({ status }: { status: number }) {
  return (
    <>
      {status === 401 ? (
        <a className="btn primary" href="/login">
          로그인
        </a>
      ) : (
        <a className="btn primary" href="/">
          홈으로
        </a>
      )}
      <a className="btn" href="/trade">
        거래
      </a>
      <a className="btn" href="/items">
        도감
      </a>
      <a className="btn" href="/items" data-open-palette="">
        <SearchIcon size={16} />
        찾기
      </a>
    </>
  );
}

function OpenAgain() {
  return (
    <>
      <a className="btn primary" href={PRESENT_ADDRESS} data-native="">
        다시 열기
      </a>
      <a className="btn" href="/">
        홈으로
      </a>
    </>
  );
}
