import { lazy, Suspense } from 'react';
import { ReportButton } from '#features/people/reports/ui/public/report-button.tsx';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { momentText } from '#features/trade/trades/moment.labels.ts';
import { useNow } from '#platform/client/use-now.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDateTime, formatTime } from '#shared/korean/dates.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import type { Party } from '../party.contract.ts';
import { freeSeatsText, ITEM_DISTRIBUTION_NAMES, placeOf, wantedLevels } from '../party.labels.ts';
import { PARTY_STATE } from '../party-codes.ts';
import { JoinButton } from '../ui/join-button.tsx';
import { OwnPanel } from '../ui/own-panel.tsx';
import { useOwnPlaces } from '../ui/own-party-store.ts';
import css from '../ui/parties.module.css';
import { PartyRow } from '../ui/party-row.tsx';
import { Seats } from '../ui/public/seats.tsx';
import { useLiveParty } from '../ui/use-live-party.ts';
import type { load, PartyPageData } from './party.loader.ts';

const MemberPart = lazy(() => import('../ui/own/member-part.tsx'));

const STATES = {
  [PARTY_STATE.open]: { label: '모집 중', tone: 'ok' },
  [PARTY_STATE.full]: { label: '다 참', tone: 'off' },
  [PARTY_STATE.ended]: { label: '끝난 파티', tone: 'off' },
} as const;

export default function PartyPage() {
  const data = usePageData<typeof load>();
  const party = useLiveParty(data.party);
  const me = playerOf(useMe());
  const own = useOwnPlaces();
  const { gameServers } = useSite();
  const title = placeOf(party);
  const server = gameServers.find(({ id }) => id === party.gameServer)?.name ?? `서버 ${party.gameServer}`;
  const isMember = own.partyId === party.id;
  const isOver = party.state === PARTY_STATE.ended;
  const crumbs = [{ label: '홈', href: '/' }, { label: '파티', href: '/party' }, { label: title }];
  const isFull = party.state === PARTY_STATE.full;
  const join = (place: 'page' | 'bar') => (
    <JoinButton party={party} isRequested={own.asked.has(party.id)} isFull={isFull} place={place} />
  );
  return (
    <>
      <PageMeta
        title={`${title} 파티 ${summaryOf(data.party)}`}
        description={`${data.party.title}. ${server} ${title}, ${summaryOf(data.party)}. ${ITEM_DISTRIBUTION_NAMES[party.itemDistribution]} 분배.`}
        path={`/party/${party.id}`}
        image={`/share/parties/${party.id}.png`}
        noindex={data.party.state === PARTY_STATE.ended}
      />
      <PageHead
        title={title}
        crumbs={crumbs}
        lead={`${party.title} · ${server}${party.isSample ? ' · 견본' : ''}`}
        actions={
          <>
            {party.leader.userId !== null && (
              <ReportButton profileId={party.leader.id} about={{ partyId: party.id }} name={party.leader.name} />
            )}
            <ButtonLink href="/party">다른 파티 보기</ButtonLink>
          </>
        }
      />
      {isOver && (
        <p className="note mb-4" role="status">
          끝난 파티입니다.
        </p>
      )}
      <div className={css.cols}>
        <div className={`stack ${css.main}`}>
          <Panel title="자리" aside={<Tag tone={STATES[party.state].tone}>{STATES[party.state].label}</Tag>}>
            <div className="pad stack gap-3">
              <p className="row justify-between">
                <Seats seats={party.seats} job={me?.job} own={isMember ? own.seat : undefined} />
                <span className="meta">{freeSeatsText(party.seats) || '빈자리 없음'}</span>
              </p>
              <KeyValues rows={factsOf(party)} />
              {!isOver && !isMember && own.partyId === null && <div className="wide">{join('page')}</div>}
              {!isOver && !isMember && own.partyId !== null && (
                <p className="meta">파티에 있는 동안은 다른 곳에 참가하지 못합니다.</p>
              )}
            </div>
          </Panel>
          <Suspense>{isOver && me && <MemberPart id={party.id} profileId={me.id} />}</Suspense>
          {data.others.length > 0 && <Others parties={data.others} job={me?.job ?? null} />}
        </div>
        <OwnPanel />
      </div>
      {!isOver && !isMember && own.partyId === null && (
        <ActionBar text={freeSeatsText(party.seats)}>{join('bar')}</ActionBar>
      )}
    </>
  );
}

function summaryOf(party: Party): string {
  const free = freeSeatsText(party.seats);
  return [wantedLevels(party), free === '' ? '' : `${free} 구합니다`].filter(Boolean).join(' · ');
}

function factsOf(party: Party): KeyValue[] {
  const { leader, channel, expiredAt, closedAt, createdAt } = party;
  return [
    {
      label: '파티장',
      value:
        leader.userId === null ? (
          <span className="faint">{leader.name}</span>
        ) : (
          <a className={`g${leader.grade}`} href={`/profiles/${leader.userId}`}>
            {leader.name}
          </a>
        ),
    },
    { label: '레벨', value: wantedLevels(party) },
    { label: '분배', value: ITEM_DISTRIBUTION_NAMES[party.itemDistribution] ?? '–' },
    { label: '채널', value: channel > 0 ? String(channel) : '–' },
    ...(party.hasDungeonPlace ? [{ label: '사냥터 자리', value: '잡았음' }] : []),
    { label: '등록', value: <Moment at={createdAt} /> },
    closedAt === null
      ? { label: '끝나는 시각', value: formatTime(expiredAt) }
      : { label: '끝난 시각', value: formatDateTime(closedAt) },
  ];
}

function Moment({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {momentText(at, now)}
    </time>
  );
}

function Others({ parties, job }: { parties: PartyPageData['others']; job: number | null }) {
  const now = useNow();
  const own = useOwnPlaces();
  return (
    <Panel title="지금 모집 중" more={{ href: '/party', label: '파티 목록' }}>
      <ul className="lines">
        {parties.map((party) => (
          <PartyRow
            key={party.id}
            party={party}
            now={now}
            job={job}
            role={own.asked.has(party.id) ? 'requester' : undefined}
            isSeated={own.partyId !== null}
          />
        ))}
      </ul>
    </Panel>
  );
}
