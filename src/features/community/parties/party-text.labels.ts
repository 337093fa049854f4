import { withParticle } from '#shared/korean/particle.ts';
import type { Party } from './party.contract.ts';
import { ITEM_DISTRIBUTION_NAMES, placeOf, roleName, wantedLevels } from './party.labels.ts';

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
  return `/귓 ${party.leader.name} ${placeOf(party)} 파티 참가하고 싶어요${who}`;
}

/** Returns `/귓 은하수 국내 흉가 2층으로 오세요 (채널 12)`. */
export function whisperToMember(party: Shown, name: string): string {
  const channel = party.channel === 0 ? '' : ` (채널 ${party.channel})`;
  return `/귓 ${name} ${withParticle(placeOf(party), '으로/로')} 오세요${channel}`;
}

/** Returns `[파티] 국내 흉가 2층 · 95–99 · 격수 1, 도사 1 · 템팔분 · 채널 12 · https://…/party/31`. */
export function shareText(party: Shown, siteUrl: string): string {
  const sought = soughtRoles(party)
    .map(({ role, count }) => `${role} ${count}`)
    .join(', ');
  const parts = [placeOf(party), levelsOf(party), sought, distributionOf(party), channelOf(party, '채널 ')];
  return `[파티] ${[...parts, `${siteUrl}/party/${party.id}`].filter(Boolean).join(' · ')}`;
}

/** Returns one line of at most 60 letters without an address: `국내 흉가 2층 격수1 도사1 구합니다 95-99 템팔분 채널12 귓 풍백`. */
export function shoutText(party: Shown): string {
  const sought = soughtRoles(party)
    .map(({ role, count }) => `${role}${count}`)
    .join(' ');
  const end = `귓 ${party.leader.name}`;
  const optional = [levelsOf(party)?.replaceAll('–', '-'), distributionOf(party), channelOf(party, '채널')].filter(
    (part) => part !== undefined && part !== '',
  );
  for (let shown = optional.length; shown >= 0; shown--) {
    const text = [placeOf(party), sought, '구합니다', ...optional.slice(0, shown), end].filter(Boolean).join(' ');
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

function levelsOf(party: Shown): string | undefined {
  const levels = wantedLevels(party);
  return levels === '상관없음' ? undefined : levels;
}

function distributionOf({ itemDistribution }: Shown): string | undefined {
  return ITEM_DISTRIBUTION_NAMES[itemDistribution];
}

function channelOf({ channel }: Shown, before: string): string | undefined {
  return channel === 0 ? undefined : `${before}${channel}`;
}
