import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { Party } from './party.contract.ts';
import {
  formatPlace,
  freeSeatsText,
  ITEM_DISTRIBUTION,
  ITEM_DISTRIBUTION_NAMES,
  PARTY_STATE,
  roleName,
  wantedLevels,
} from './party.labels.ts';

export const ITEM_DISTRIBUTION_MEANINGS: Readonly<Record<number, string>> = {
  [ITEM_DISTRIBUTION.free]: '줍는 사람이 가짐',
  [ITEM_DISTRIBUTION.turns]: '정한 순서대로',
  [ITEM_DISTRIBUTION.dice]: '주사위를 던져서',
  [ITEM_DISTRIBUTION.split]: '팔아서 사람 수대로',
  [ITEM_DISTRIBUTION.needed]: '쓰는 직업이 먼저',
  [ITEM_DISTRIBUTION.agreed]: '그때그때 정함',
};

// Texts to copy (contract §12).

const MAX_SHOUT_LENGTH = 60;

type Shown = Pick<
  Party,
  | 'id'
  | 'dungeon'
  | 'floor'
  | 'title'
  | 'seats'
  | 'levelMin'
  | 'levelMax'
  | 'gradeMin'
  | 'itemDistribution'
  | 'channel'
  | 'leader'
>;

/** Returns `/귓 무명검 국내 흉가 2층 파티 참가하고 싶어요 (도사 87)`. `own` null: the visitor is not known. */
export function whisperToLeader(party: Shown, own: { job: string; level: number } | null): string {
  const who = own ? ` (${own.job} ${own.level})` : '';
  return `/귓 ${party.leader.name} ${formatPlace(party)} 파티 참가하고 싶어요${who}`;
}

/** Returns `/귓 은하수 국내 흉가 2층으로 오세요 (채널 12)`. */
export function whisperToMember(party: Shown, name: string): string {
  const channel = party.channel === 0 ? '' : ` (채널 ${party.channel})`;
  return `/귓 ${name} ${withParticle(formatPlace(party), '으로/로')} 오세요${channel}`;
}

/** Returns `[파티] 국내 흉가 2층 · 95–99 · 격수 1, 도사 1 · 템팔분 · 채널 12 · https://…/party/31`. */
export function shareText(party: Shown, siteUrl: string): string {
  const sought = soughtRoles(party)
    .map(({ role, count }) => `${role} ${count}`)
    .join(', ');
  const parts = [
    formatPlace(party),
    formatLevels(party),
    sought,
    formatDistribution(party),
    formatChannel(party, '채널 '),
  ];
  return `[파티] ${[...parts, `${siteUrl}/party/${party.id}`].filter(Boolean).join(' · ')}`;
}

/** Returns one line of at most 60 letters without an address: `국내 흉가 2층 격수1 도사1 구합니다 95-99 템팔분 채널12 귓 풍백`. */
export function shoutText(party: Shown): string {
  const sought = soughtRoles(party)
    .map(({ role, count }) => `${role}${count}`)
    .join(' ');
  const end = `귓 ${party.leader.name}`;
  const optional = [
    formatLevels(party)?.replaceAll('–', '-'),
    formatDistribution(party),
    formatChannel(party, '채널'),
  ].filter((part) => part !== undefined && part !== '');
  for (let shown = optional.length; shown >= 0; shown--) {
    const text = [formatPlace(party), sought, '구합니다', ...optional.slice(0, shown), end].filter(Boolean).join(' ');
    if ([...text].length <= MAX_SHOUT_LENGTH || shown === 0) return cut(text, end);
  }
  return end;
}

function cut(text: string, end: string): string {
  const letters = [...text];
  if (letters.length <= MAX_SHOUT_LENGTH) return text;
  const room = MAX_SHOUT_LENGTH - [...end].length - 1;
  return `${letters.slice(0, room).join('').trimEnd()} ${end}`;
}

/** Counts the roles of the free seats, in the order of the seats. */
function soughtRoles({ seats }: Pick<Party, 'seats'>): { role: string; count: number }[] {
  const free = seats.filter(({ job }) => job === null).map(({ role }) => role);
  return [...Map.groupBy(free, (role) => role)].map(([role, { length }]) => ({
    role: roleName(role),
    count: length,
  }));
}

function formatLevels(party: Shown): string | undefined {
  const levels = wantedLevels(party);
  return levels === '상관없음' ? undefined : levels;
}

function formatDistribution({ itemDistribution }: Shown): string | undefined {
  return ITEM_DISTRIBUTION_NAMES[itemDistribution];
}

function formatChannel({ channel }: Shown, before: string): string | undefined {
  return channel === 0 ? undefined : `${before}${channel}`;
}

/** Draws the share picture of a party from facts alone, without any text of a player. */
export function partyCard(party: Party): ShareCard {
  const free = freeSeatsText(party.seats);
  const isEnded = party.state === PARTY_STATE.ended;
  return {
    title: party.dungeon ? formatPlace(party) : '아무 데나',
    kicker: isEnded ? '끝난 파티' : free === '' ? '파티 · 자리 없음' : `파티 · ${free} 구합니다`,
    values: [
      { label: '레벨', value: wantedLevels(party) },
      { label: '분배', value: ITEM_DISTRIBUTION_NAMES[party.itemDistribution] ?? '' },
      { label: '자리', value: `${party.memberCount} / ${party.seats.length}` },
    ],
    look: { icon: 'skill/cave-entrance' },
  };
}
