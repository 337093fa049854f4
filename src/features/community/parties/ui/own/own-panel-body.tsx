import { useEffect, useRef } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { removeRoom, storeRoom } from '#platform/client/own-rooms.ts';
import { serverNow } from '#platform/client/server-clock.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { OwnParties } from '../../party.contract.ts';
import { formatPlace } from '../../party.labels.ts';
import { READ_BY_ALL_MS } from '../../party.limits.ts';
import { partiesParams } from '../../party.params.ts';
import { isOlderThan } from '../../party.rules.ts';
import { NOWHERE, setOwnPlaces } from '../own-party-store.ts';
import { SignInInvitation } from '../sign-in-invitation.tsx';
import css from './own.module.css';
import { ownParties } from './own-parties.ts';
import { OwnPartyPart } from './own-party.tsx';
import { type PartyPart, type PartyParts, ShownParts } from './party-part.tsx';
import { RequestedParty } from './requested-party.tsx';
import { useLoaded } from './use-loaded.ts';

export function OwnPanelBody({ parts }: { parts: PartyParts }) {
  const state = useMe();
  const me = state.status === 'in' ? state.me : null;
  const query = useLiveQuery(ownParties, undefined, { isEnabled: me !== null });
  const own = useLoaded(me === null ? undefined : query.data, parts);
  const isNowhere = (state.status === 'in' && me === null) || query.isError;
  useEffect(() => {
    setOwnPlaces(own && me ? toOwnPlaces(own, me.id) : isNowhere ? NOWHERE : null);
    return () => setOwnPlaces(null);
  }, [own, me, isNowhere]);
  const body = useRef<HTMLDivElement>(null);
  const isSeated = state.status === 'unknown' || own?.party === undefined ? undefined : own.party !== null;
  useEffect(() => {
    if (isSeated && body.current) return storeRoom('own-party', body.current);
    if (isSeated === false || state.status === 'out') removeRoom('own-party');
    return undefined;
  }, [isSeated, state.status]);
  if (state.status !== 'in') return <SignInInvitation />;
  if (!me) return <NoCharacter />;
  return (
    <QueryStates
      query={{ data: own, error: query.error, isFetching: query.isFetching, refetch: query.refetch }}
      skeleton={<Skeleton rows={2} />}
      failed="내 파티를 가져오지 못했습니다."
      retry="다시 시도"
    >
      {({ party, asked, past }) =>
        party ? (
          <div ref={body}>
            <OwnPartyPart party={party} me={me} parts={parts.running} />
          </div>
        ) : (
          <>
            {asked.map((one) => (
              <RequestedParty key={one.party.id} party={one.party} me={me} />
            ))}
            {asked.length === 0 && (
              <div className="pad stack gap-3 small">
                <p className="dim">아직 들어간 파티가 없습니다. 목록에서 참가를 요청하거나 파티를 만들어 보세요.</p>
                <a className="btn" href={partiesParams.link('/party', { form: 'new' })}>
                  파티 만들기
                </a>
              </div>
            )}
            <JustEnded past={past} profileId={me.id} parts={parts.justEnded} />
            <PastParties past={past} />
          </>
        )
      }
    </QueryStates>
  );
}

function toOwnPlaces({ party, asked }: OwnParties, profileId: number) {
  const seat = party?.members.find(({ profile }) => profile.id === profileId)?.seat;
  return { isKnown: true, partyId: party?.id ?? null, seat, asked: new Set(asked.map((one) => one.party.id)) };
}

function NoCharacter() {
  return (
    <div className="pad stack gap-3 small">
      <p className="dim">캐릭터를 만들면 파티에 들어갈 수 있습니다.</p>
      <a className="btn" href="/confirm">
        캐릭터 만들기
      </a>
    </div>
  );
}

/** After a party's end, its loot is shared here. */
function JustEnded({
  past: [last],
  profileId,
  parts,
}: {
  past: OwnParties['past'];
  profileId: number;
  parts: readonly PartyPart[];
}) {
  if (!last || isOlderThan(last, READ_BY_ALL_MS, new Date(serverNow()))) return null;
  const isMember = last.members.some(({ profile }) => profile.id === profileId);
  return (
    isMember && (
      <>
        <p className="pad small">
          방금 끝난 파티{' '}
          <a className="quiet" href={`/party/${last.id}`}>
            <b>{formatPlace(last)}</b>
          </a>
        </p>
        <ShownParts parts={parts} party={last} profileId={profileId} />
      </>
    )
  );
}

function PastParties({ past }: { past: OwnParties['past'] }) {
  if (past.length === 0) return null;
  return (
    <details className={`disclosure ${css.past}`}>
      <summary>지난 파티 {past.length}</summary>
      <ul className="lines">
        {past.map((party) => (
          <li key={party.id}>
            <a className="line small" href={`/party/${party.id}`}>
              <span className="grow elide">{party.dungeon?.name ?? party.title}</span>
              <span className="meta">{party.members.length}명</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
