import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react';
import { ReportButton } from '#features/people/reports/ui/public/report-button.tsx';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { momentText } from '#features/trade/trades/moment.labels.ts';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { useNow } from '#platform/client/use-now.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import type { Party } from '../party.contract.ts';
import {
  FULL_LABEL,
  formatPlace,
  freeSeatsText,
  ITEM_DISTRIBUTION_NAMES,
  PARTY_STATE,
  wantedLevels,
} from '../party.labels.ts';
import { JoinButton } from '../ui/join-button.tsx';
import { useOwnPlaces } from '../ui/own-party-store.ts';
import css from '../ui/parties.module.css';
import { useLiveParty } from '../ui/use-live-party.ts';
import viewCss from '../ui/view/party-view.module.css';
import type { load } from './party.loader.ts';

const SeatCards = await drawnLater(async () => (await import('../ui/view/seat-cards.tsx')).default);
const PartyFacts = await drawnLater(async () => (await import('../ui/view/party-facts.tsx')).default);
const OtherParties = await drawnLater(async () => (await import('../ui/view/other-parties.tsx')).default);

const DungeonMonsters = await drawnLater(async () => (await import('../ui/view/dungeon-monsters.tsx')).default);
const SharingPanel = await drawnLater(async () => (await import('../ui/sharing-panel.tsx')).default);

const STATES = {
  [PARTY_STATE.open]: { label: '모집 중', tone: 'ok' },
  [PARTY_STATE.full]: { label: FULL_LABEL, tone: 'off' },
  [PARTY_STATE.ended]: { label: '끝난 파티', tone: 'off' },
} as const;

interface PartyPageProps {
  /** Part about the visitor's own party. */
  own: ReactNode;
  /** Rendered for members of a party that is over. */
  MemberPart: ComponentType<{ id: number; profileId: number }>;
}

export default function PartyPage({ own, MemberPart }: PartyPageProps) {
  const data = usePageData<typeof load>();
  const party = useLiveParty(data.party);
  const me = playerOf(useMe());
  const places = useOwnPlaces();
  const { gameServers } = useSite();
  const title = formatPlace(party);
  const server = gameServers.find(({ id }) => id === party.gameServer)?.name ?? `서버 ${party.gameServer}`;
  const isMember = places.partyId === party.id;
  const isOver = party.state === PARTY_STATE.ended;
  const crumbs = [{ label: '홈', href: '/' }, { label: '파티', href: '/party' }, { label: title }];
  const isFull = party.state === PARTY_STATE.full;
  const join = (place: 'page' | 'bar') => (
    <JoinButton party={party} isRequested={places.asked.has(party.id)} isFull={isFull} place={place} />
  );
  return (
    <>
      <PageMeta
        title={`${title} 파티 ${formatSummary(data.party)}`}
        description={`${data.party.title}. ${server} ${title}, ${formatSummary(data.party)}. ${ITEM_DISTRIBUTION_NAMES[party.itemDistribution]} 분배.`}
        path={`/party/${party.id}`}
        image={`/share/parties/${party.id}.png`}
        noindex={data.party.state === PARTY_STATE.ended}
      />
      <PageHead
        title={title}
        crumbs={crumbs}
        lead={`${party.title} · ${server}${party.isSample ? ' · 견본' : ''}`}
        actions={
          <ButtonLink href="/party" className="wide">
            다른 파티 보기
          </ButtonLink>
        }
      />
      {isOver && (
        <p className="note mb-4" role="status">
          끝난 파티입니다.
        </p>
      )}
      <div className={css.cols}>
        <div className={`stack ${css.main}`}>
          <SeatPanel party={party} leaderRecord={data.leaderRecord} isOver={isOver} joinButton={join('page')} />
          <Suspense>{isOver && me && <MemberPart id={party.id} profileId={me.id} />}</Suspense>
          {data.others.length > 0 && <OtherParties parties={data.others} />}
        </div>
        {own}
        <div className={`stack ${css.side}`}>
          {data.dungeonMonsters && <DungeonMonsters dungeonMonsters={data.dungeonMonsters} />}
          <SharingPanel />
        </div>
      </div>
      {!isOver && !isMember && places.partyId === null && (
        <ActionBar text={freeSeatsText(party.seats)} className={places.isKnown ? undefined : 'guest-only'}>
          {join('bar')}
        </ActionBar>
      )}
    </>
  );
}

interface SeatPanelProps {
  party: Party;
  leaderRecord: ComponentProps<typeof PartyFacts>['leaderRecord'];
  isOver: boolean;
  joinButton: ReactNode;
}

function SeatPanel({ party, leaderRecord, isOver, joinButton }: SeatPanelProps) {
  const now = useNow();
  const { partyId, isKnown } = useOwnPlaces();
  return (
    <Panel
      title="자리"
      aside={
        <>
          <span className="dim">
            {party.memberCount}/{party.seats.length}
          </span>
          <Tag tone={STATES[party.state].tone}>{STATES[party.state].label}</Tag>
          <time className="meta ml-auto" dateTime={party.createdAt} title={formatDateTime(party.createdAt)}>
            {momentText(party.createdAt, now)} 등록
          </time>
          {party.leader.userId !== null && (
            <ReportButton profileId={party.leader.id} about={{ partyId: party.id }} name={party.leader.name} />
          )}
        </>
      }
    >
      <div className="pad stack gap-3">
        <SeatCards party={party} />
        {!isOver && (
          <div className={classNames(`row small ${viewCss.join}`, !isKnown && 'guest-only')}>
            <p className="dim grow">{joiningText(partyId, party.id)}</p>
            {partyId === null && <span className="wide">{joinButton}</span>}
          </div>
        )}
      </div>
      <div className="pad">
        <PartyFacts party={party} leaderRecord={leaderRecord} />
      </div>
    </Panel>
  );
}

/** @param ownId the party that the visitor is in, or null */
function joiningText(ownId: number | null, id: number): string {
  if (ownId === null) return '참가를 요청하면 파티장이 받거나 거절합니다.';
  return ownId === id ? '이 파티에 참가하고 있습니다.' : '파티에 있는 동안은 다른 곳에 참가하지 못합니다.';
}

function formatSummary(party: Party): string {
  const free = freeSeatsText(party.seats);
  return [wantedLevels(party), free === '' ? '' : `${free} 구합니다`].filter(Boolean).join(' · ');
}
