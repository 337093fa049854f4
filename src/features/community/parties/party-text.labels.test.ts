import { describe, expect, it } from 'vitest';
import { formatPlace, wantedLevels } from './party.labels.ts';
import { shareText, shoutText, whisperToLeader, whisperToMember } from './party-text.labels.ts';

const leader = { id: 1, userId: null, name: '풍백', job: 2, grade: 0, level: 99 };
const seat = (role: number, job: number | null) => ({ role, job, level: job && 99, isLeader: false });
const party = {
  id: 31,
  title: '2시간 사냥',
  dungeon: { id: 9, name: '국내 흉가', region: 3 },
  floor: 2,
  levelMin: 95,
  levelMax: 99,
  gradeMin: null,
  itemDistribution: 4,
  channel: 12,
  seats: [seat(2, 2), seat(5, null), seat(3, 3), seat(4, null)],
  leader,
};

describe('the four texts of a party', () => {
  it('name no job to a leader where it is not known who asks', () => {
    expect(whisperToLeader(party, null)).toBe(`/귓 ${leader.name} ${formatPlace(party)} 파티 참가하고 싶어요`);
  });

  it('are those that players paste', () => {
    const texts = [
      whisperToLeader({ ...party, leader: { ...leader, name: '무명검' } }, { job: '도사', level: 87 }),
      whisperToMember(party, '은하수'),
      shareText(party, 'https://example.org'),
      shoutText(party),
    ];
    expect(texts).toEqual([
      '/귓 무명검 국내 흉가 2층 파티 참가하고 싶어요 (도사 87)',
      '/귓 은하수 국내 흉가 2층으로 오세요 (채널 12)',
      '[파티] 국내 흉가 2층 · 95–99 · 격수 1, 도사 1 · 템팔분 · 채널 12 · https://example.org/party/31',
      '국내 흉가 2층 격수1 도사1 구합니다 95-99 템팔분 채널12 귓 풍백',
    ]);
  });

  it('name the title where the party goes anywhere', () => {
    const anywhere = { ...party, dungeon: null, floor: null };
    expect(whisperToMember(anywhere, '은하수')).toBe('/귓 은하수 2시간 사냥으로 오세요 (채널 12)');
    expect(shoutText(anywhere)).toContain('2시간 사냥 격수1');
  });

  it('shout in 60 letters at most, and always say whom to whisper to', () => {
    expect(shoutText({ ...party, channel: 9999 })).toBe(
      '국내 흉가 2층 격수1 도사1 구합니다 95-99 템팔분 채널9999 귓 풍백',
    );
    const long = {
      ...party,
      channel: 9999,
      dungeon: null,
      floor: null,
      title: '가'.repeat(40),
      leader: { ...leader, name: '나'.repeat(12) },
    };
    expect([...shoutText(long)].length).toBeLessThanOrEqual(60);
    expect(shoutText(long)).toMatch(/귓 나{12}$/);
  });
});

it('says which levels are wanted', () => {
  const wanted = (levelMin: number | null, levelMax: number | null, gradeMin: number | null = null) =>
    wantedLevels({ levelMin, levelMax, gradeMin });
  expect([
    wanted(95, 99),
    wanted(90, null),
    wanted(null, 70),
    wanted(99, 99, 2),
    wanted(null, null),
    wanted(50, 50),
  ]).toEqual(['95–99', '90 이상', '70 이하', '99 · 2차', '상관없음', '50']);
});
