import { fetchOnce } from '#platform/client/fetch-with-retry.ts';
import { unlessLeft } from '#platform/client/page-stays.ts';
import { urlOf } from '#shared/endpoint.ts';
import { getBuildManifest, getLatestBuild } from '../build.contract.ts';
import { BuildWatch, type Latest, POLL_MS } from '../build-watch.ts';
import { findRule, type RouteRule, readMatcher } from '../route-rules.rules.ts';

export interface FollowedBuilds {
  /** Returns whether the site has another build than this page; the next path is then opened as a document. */
  isOther(): boolean;
  ruleOf(pathname: string): RouteRule;
}

/** Requests the latest build while the page is visible and after each reconnection, and the route rules once. */
export function followBuilds(id: string): FollowedBuilds {
  let matcher: ReturnType<typeof readMatcher> | undefined;
  const watch = new BuildWatch({
    id,
    request: latestBuild,
    now: () => performance.now(),
    again: (ms) => void setTimeout(look, ms),
    onOther: showNewVersion,
  });
  const look = () => {
    if (document.visibilityState === 'visible') void watch.look();
  };
  setInterval(look, POLL_MS);
  addEventListener('reconnected', look);
  fetchManifest(id)
    .then((manifest) => {
      matcher = readMatcher(manifest);
      performance.mark('route-rules');
    })
    .catch((error: unknown) => console.warn('길의 규칙을 읽지 못했습니다. 규칙 없이 이어 갑니다.', error));
  return {
    isOther: () => watch.isOther,
    ruleOf: (pathname) => (matcher ? findRule(matcher, pathname) : {}),
  };
}

async function latestBuild(): Promise<Latest | undefined> {
  const response = await fetchOnce(`${urlOf(getLatestBuild)}?t=${Date.now()}`, { cache: 'no-store' });
  const body: Partial<Latest> | null = response.ok ? await unlessLeft(response.json()) : null;
  return typeof body?.id === 'string' ? { id: body.id, epoch: body.epoch } : undefined;
}

async function fetchManifest(id: string): Promise<unknown> {
  const response = await fetchOnce(urlOf(getBuildManifest, { params: { file: `${id}.json` } }));
  if (!response.ok) throw new Error(`The manifest was answered with ${response.status}.`);
  return unlessLeft(response.json());
}

/** Adds a plain element to the bar, which React ignores: a link that reopens the present address as a document. */
function showNewVersion(): void {
  const bar = document.querySelector('.top-in');
  const link = document.createElement('a');
  link.className = 'meta nowrap underline';
  link.href = '';
  link.dataset.native = '';
  link.textContent = '새 버전';
  link.title = '새 버전이 나왔습니다. 다음 페이지부터 새 버전으로 봅니다.';
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  bar?.insertBefore(status, bar.querySelector('.live'));
  status.append(link);
}
