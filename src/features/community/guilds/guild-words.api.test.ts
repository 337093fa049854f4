import { beforeAll, expect, it } from 'vitest';
import { GuildSite } from '#tests/support/guild-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';

// Among members only trades for cash and gambling are refused, and whoever warns of them may say so.

const RULES = [
  '현금 거래 금지',
  '현금거래 하지 맙시다',
  '현거래 적발 시 내보냅니다',
  '쌀먹 신고',
  '쌀먹 보이면 신고해 주세요',
  '쌀먹은 받지 않습니다',
  '바카라 광고 신고했습니다',
  '바카라 광고 금지',
  '토토 광고 보이면 신고',
  '카지노 광고 신고했습니다',
  '도박 사이트 광고는 바로 신고',
  '작업장 의심되면 알려 주세요',
  '욕설 금지, 서로 존중합시다',
  '사기 조심하세요',
  '디스코드 들어오세요',
  '디코 링크는 공지에 있습니다',
  '카톡방은 없습니다',
  '오픈채팅 말고 디스코드로 모입니다',
  '오늘 밤 9시 국내 흉가 2층 모여요',
  '격수 한 분 도사 한 분 구합니다',
  '템은 순번대로 나눕니다',
  '정산은 일요일 밤에 합니다',
  '문파 기금으로 산삼을 샀습니다',
  '지각하면 순번이 뒤로 갑니다',
  '연습생은 두 주 뒤에 문파원이 됩니다',
  '결석 세 번이면 내보냅니다',
  '다른 문파 욕하지 않기',
  '초보 환영, 접속률 안 봅니다',
  '철도 박쥐고기 모아 주세요',
  '도토리와 진호박 모읍니다',
  '현철중검 필요하신 분',
  '장터 시세 확인하고 파세요',
  '매너 지켜 주세요',
  '승급 도와드립니다',
  '왕퀘 같이 도실 분',
  '아이템 거래는 장터에서 합니다',
] as const;

const REFUSED = [
  '현금 거래 하실 분 연락 주세요',
  '현금 거래 금지지만 현금 거래 하실 분',
  '현ㄱㅓ래 합니다',
  'ㅎㅕㄴㄱㅓㄹㅐ 하실 분',
  '바.카.라 추천',
  '바카라 사이트 추천합니다',
] as const;

const guilds = new GuildSite();
let leader: SignedInPlayer;
let id: number;

beforeAll(async () => {
  leader = await guilds.player();
  id = await guilds.guildOf(leader);
});

it.each(RULES)('members may write: %s', async (text) => {
  expect(await guilds.outcome(leader, 'POST', `/${id}/posts`, { text })).toBe(201);
});

it.each(REFUSED)('members may not write: %s', async (text) => {
  const { status, body } = await guilds.send(leader, 'POST', `/${id}/posts`, { text });
  expect([status, ['CASH_TRADE', 'GAMBLING'].includes(body.data?.rule)]).toEqual([498, true]);
});

it.each(RULES.filter((text) => !/오픈채팅|카톡|욕/.test(text)))(
  'a guild may say to everybody: %s',
  async (description) => {
    expect(await guilds.outcome(leader, 'PUT', `/${id}`, { description })).toBe(200);
  },
);

it('what a guild says to everybody is held to all rules, and filed for operators where they are unsure', async () => {
  await guilds.db.deleteFrom('word_review').execute();
  expect(await guilds.outcome(leader, 'PUT', `/${id}`, { description: '현금 거래 금지' })).toBe(200);
  const filed = await guilds.db.selectFrom('word_review').select(['subject', 'text']).execute();
  expect(filed).toEqual([{ subject: `guild:${id}`, text: '현금 거래 금지' }]);
  for (const description of ['씨.발', '오픈채팅으로 오세요', '현금 거래 합니다']) {
    expect([description, await guilds.outcome(leader, 'PUT', `/${id}`, { description })]).toEqual([description, 498]);
  }
});

it('an application is held to the rules among members', async () => {
  const applicant = await guilds.player();
  const path = `/${id}/members`;
  expect(await guilds.outcome(applicant, 'POST', path, { message: '현ㄱㅓ래 합니다' })).toBe(498);
  expect(await guilds.outcome(applicant, 'POST', path, { message: '쌀먹 아닙니다, 열심히 하겠습니다' })).toBe(201);
});
