import type { Notice } from '#shared/notice.ts';
import type { Party } from './party.contract.ts';
import { characterText, formatPlace } from './party.labels.ts';

type PartyNotice = Notice<
  'party.asked' | 'party.accepted' | 'party.refused' | 'party.removed' | 'party.lead' | 'party.closed'
>;

/** Notices contain no names of players, because notifications outlive a deleted player. */
const toPath = ({ id }: Pick<Party, 'id'>) => `/party/${id}`;

export const partyNotices = {
  asked: (party: Party, { job, level, at }: { job: number; level: number; at: Date }): PartyNotice => ({
    kind: 'party.asked',
    title: '파티 참가 요청이 왔습니다',
    body: `${formatPlace(party)} 파티에 ${characterText({ job, level })}인 분이 참가를 요청했습니다.`,
    path: toPath(party),
    once: `party:${party.id}:asked:${at.getTime()}:${job}-${level}`,
  }),

  accepted: (party: Party, at: Date): PartyNotice => ({
    kind: 'party.accepted',
    title: '파티에 들어갔습니다',
    body: `${formatPlace(party)} 파티가 참가를 수락했습니다.${party.channel === 0 ? '' : ` 채널 ${party.channel}입니다.`}`,
    path: toPath(party),
    once: `party:${party.id}:accepted:${at.getTime()}`,
  }),

  refused: (party: Party, at: Date): PartyNotice => ({
    kind: 'party.refused',
    title: '파티 참가가 거절되었습니다',
    body: `${formatPlace(party)} 파티가 참가 요청을 거절했습니다.`,
    path: '/party',
    once: `party:${party.id}:refused:${at.getTime()}`,
  }),

  removed: (party: Party, at: Date): PartyNotice => ({
    kind: 'party.removed',
    title: '파티에서 추방되었습니다',
    body: `파티장이 ${formatPlace(party)} 파티에서 추방했습니다.`,
    path: '/party',
    once: `party:${party.id}:removed:${at.getTime()}`,
  }),

  lead: (party: Party, at: Date): PartyNotice => ({
    kind: 'party.lead',
    title: '파티장이 되었습니다',
    body: `${formatPlace(party)} 파티의 파티장을 넘겨받았습니다.`,
    path: toPath(party),
    once: `party:${party.id}:lead:${at.getTime()}`,
  }),

  closed: (party: Party, by: 'leader' | 'operator'): PartyNotice => ({
    kind: 'party.closed',
    title: '파티가 끝났습니다',
    body: `${formatPlace(party)} 파티${by === 'leader' ? '가 끝났습니다.' : '를 운영자가 닫았습니다.'}`,
    path: toPath(party),
    once: `party:${party.id}:closed`,
  }),
};
