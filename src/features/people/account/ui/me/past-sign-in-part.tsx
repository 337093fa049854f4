import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { WaitingRows } from '../../../require-login/ui/public/own-part.tsx';
import { PROVIDER_NAMES } from '../../../sessions/provider.labels.ts';
import { listSignIns } from '../../../sessions/session.contract.ts';

const NAMES: Readonly<Record<string, string>> = PROVIDER_NAMES;

const signInHistory = defineLiveQuery({ key: ['sign-ins'], endpoint: listSignIns });

export default function PastSignInPart() {
  const query = useLiveQuery(signInHistory);
  return (
    <QueryStates
      query={query}
      skeleton={<WaitingRows />}
      empty={<EmptyState text="30일 안에 로그인한 적이 없습니다." />}
      failed="로그인 기록을 가져오지 못했습니다."
    >
      {(signIns) => (
        <>
          <ul className="lines">
            {signIns.map(({ at, provider, device }) => (
              <li className="line" key={at}>
                <span className="grow">
                  <time dateTime={at}>{formatDateTime(at)}</time>
                  <span className="sub">
                    {NAMES[provider] ?? provider} · {device}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="pad faint meta">
            30일 안의 로그인입니다. 모르는 로그인이 있으면 위에서 그 기기를 로그아웃하고, 디스코드나 카카오의 비밀번호를
            바꿔 주세요.
          </p>
        </>
      )}
    </QueryStates>
  );
}
