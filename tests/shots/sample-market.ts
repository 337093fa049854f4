import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { type Desk, fillDesk } from './sample-desk.ts';
import type { Player, SendRequest } from './sample-people.ts';

const ITEM_NAMES = {
  sword: '현철중검',
  pumpkin: '진호박',
  offered: '일월대도',
  ring: '용왕의반지',
  jade: '백현목',
  club: '도깨비방망이',
  scythe: '심판의낫',
  wand: '영혼마령봉',
  goldPumpkin: '황금호박',
} as const;
export type Items = Readonly<Record<keyof typeof ITEM_NAMES, number>>;

export interface Market {
  items: Items;
  own: { sword: number; offered: number; done: number; cancelled: number; hidden: number };
  wand: number;
  player: string;
  operator: string;
  /** Led by `player`, who is asked by two. */
  party: number;
  /** Of that party, held by `player`: one without marks, one with some. */
  settlements: { open: number; paid: number };
  /** Led by `player`; `other` is a trainee, `fresh` has applied. */
  guild: number;
  desk: Desk;
}

interface Row {
  id: number;
}

const CHARACTERS: readonly (readonly [Player, object])[] = [
  ['player', { level: 99, job: 2, grade: 2, maxHp: 310_000, maxMp: 21_000, targetHp: 640_000 }],
  ['other', { level: 99, job: 3, grade: 1, maxHp: 41_000, maxMp: 82_000 }],
  ['suspended', { level: 71, job: 1, maxHp: 9_000, maxMp: 1_200 }],
  ['operator', { level: 99, job: 4, grade: 4, maxHp: 900_000, maxMp: 1_400_000 }],
];

/** Events of some days ago, one after the other, so that ids are the same every time. */
export async function fillPast(sendRequest: SendRequest): Promise<Omit<Market, 'desk'>> {
  for (const [who, character] of CHARACTERS) await sendRequest(who, 'PUT', '/api/profiles/update', character);
  const items = await findItems(sendRequest);
  const own = await tradeOwn(sendRequest, items);
  const { wand, sword, goldPumpkin } = items;
  await sendRequest('player', 'POST', '/api/watches', {
    itemId: wand,
    subject: 'listing',
    tradeType: 1,
    price: 200_000_000,
  });
  await sendRequest('player', 'POST', '/api/watches', {
    itemId: sword,
    subject: 'quote',
    tradeType: 2,
    price: 900_000,
  });
  await sendRequest('player', 'POST', '/api/trades/searches', { name: '인증되는 무기', query: 'type=0&isAuth=true' });
  await sendRequest('player', 'POST', '/api/trades/searches', { name: '호박 삽니다', query: 'tradeType=2&q=호박' });
  await sendRequest('player', 'POST', '/api/inquiries', {
    type: 3,
    content: '진호박이 나오는 곳에 산적굴이 빠져 있습니다.\n어제 산적에게서 두 개를 얻었습니다.',
  });
  const offered = await list(sendRequest, 'other', {
    itemId: wand,
    price: 112_000_000,
    isAuth: true,
    isNegotiation: true,
    comment: '부여성 북문에 있습니다. 귓말 주세요.',
  });
  await list(sendRequest, 'suspended', { itemId: goldPumpkin, price: 61_000 });
  const player = await userOf(sendRequest, 'player');
  return {
    items,
    own,
    wand: offered,
    player,
    operator: await userOf(sendRequest, 'operator'),
    party: 0,
    settlements: { open: 0, paid: 0 },
    guild: 0,
  };
}

export async function fillPresent(sendRequest: SendRequest, market: Omit<Market, 'desk'>, now: Date): Promise<Market> {
  const { items, own } = market;
  const [requested] = await sendRequest<Row[]>('player', 'GET', '/api/inquiries');
  await sendRequest('operator', 'PUT', `/api/operator/inquiries/${requested?.id}`, {
    answer: '알려 주셔서 고맙습니다. 확인하여 다음 자료에 넣었습니다.',
  });
  await sendRequest('operator', 'PUT', `/api/operator/trades/${own.hidden}/hidden`, {
    reason: '같은 글을 여러 번 올림',
  });
  const { id: profileId } = await sendRequest<Row>('suspended', 'GET', '/api/profiles/me');
  const until = new Date(now.getTime() + 3 * DAY_MS).toISOString();
  await sendRequest('operator', 'POST', '/api/operator/suspensions', {
    profileId,
    until,
    reason: '허위 매물을 세 번 올림',
  });
  await sendRequest('player', 'POST', '/api/inquiries', { type: 1, content: '시세는 며칠 동안의 거래로 세나요?' });
  await sendRequest('other', 'PUT', '/api/profiles/pullUpTrade');
  await list(sendRequest, 'other', { itemId: items.goldPumpkin, price: 54_000, quantity: 2 });
  const party = await gatherParty(sendRequest);
  const guild = await createGuild(sendRequest, now);
  const settlements = await settle(sendRequest, party, market);
  return { ...market, party, guild, settlements, desk: await fillDesk(sendRequest, now) };
}

async function settle(
  sendRequest: SendRequest,
  partyId: number,
  { own }: Pick<Market, 'own'>,
): Promise<Market['settlements']> {
  const idOf = async (who: Player) => (await sendRequest<Row>(who, 'GET', '/api/profiles/me')).id;
  const shares = [
    { profileId: await idOf('player'), weight: 2 },
    { profileId: await idOf('other'), weight: 2 },
    { name: '달빛나루', weight: 2 },
    { name: '길동이', weight: 1 },
  ];
  const post = (title: string, entries: readonly object[]) =>
    sendRequest<Row & { shares: Row[] }>('player', 'POST', '/api/settlements', {
      partyId,
      title,
      entries,
      shares,
      unit: 1000,
    });
  const open = await post('흉가 둘째 판', [
    { name: '흑룡의어금니', quantity: 2, amount: 48_000_000 },
    { name: '현철', quantity: 4 },
  ]);
  const paid = await post('흉가 11월 21일', [
    { tradeId: own.done },
    { name: '흑룡의어금니', quantity: 2, amount: 48_000_000 },
    { name: '진호박', quantity: 118, amount: 1_416_000 },
    { name: '은나무가지', quantity: 3, amount: 2_700_000 },
  ]);
  for (const [index, marks] of [
    [1, { paid: true }],
    [3, { paid: true, received: true }],
  ] as const) {
    await sendRequest('player', 'PUT', `/api/settlements/${paid.id}/shares/${paid.shares[index]?.id}`, marks);
  }
  return { open: open.id, paid: paid.id };
}

async function createGuild(sendRequest: SendRequest, now: Date): Promise<number> {
  const { id } = await sendRequest<Row>('player', 'POST', '/api/guilds', {
    name: '청명당',
    gameServer: 1,
    tint: 0,
    minLevel: 1,
    jobs: [4],
    description: '주말마다 보스를 잡습니다.\n순번대로 나누고 일요일에 정산합니다.',
  });
  const guild = `/api/guilds/${id}`;
  for (const who of ['other', 'fresh'] as const) {
    await sendRequest(who, 'POST', `${guild}/members`, { message: '저녁마다 들어옵니다. 함께하고 싶습니다.' });
  }
  const { id: otherId } = await sendRequest<Row>('other', 'GET', '/api/profiles/me');
  await sendRequest('player', 'PUT', `${guild}/members/${otherId}`, { action: 'accept' });
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const { id: gatheringId } = await sendRequest<Row>('player', 'POST', `${guild}/gatherings`, {
    title: '흑룡, 진룡 이어 잡기',
    kind: 2,
    at: inHours(54),
    place: '국내성 남문, 채널 12',
    capacity: 12,
    note: '도시락과 귀환비서 두 장씩.',
  });
  await sendRequest('player', 'POST', `${guild}/gatherings`, {
    title: '승급 도와드립니다',
    kind: 3,
    at: inHours(100),
    repeat: 'weekly',
  });
  await sendRequest('other', 'PUT', `${guild}/gatherings/${gatheringId}/answer`, { answer: 1 });
  await sendRequest('player', 'POST', `${guild}/posts`, {
    text: '이번 주 순번은 신청한 차례대로 갑니다.',
    isPinned: true,
  });
  const { id: settlementId } = await sendRequest<Row>('player', 'POST', '/api/settlements', {
    guildId: id,
    title: '감룡 둘째 판',
    entries: [{ name: '감룡의어금니', quantity: 2, amount: 31_000_000 }],
    shares: [{ profileId: otherId }, { name: '달빛나루' }],
  });
  await sendRequest('player', 'POST', `${guild}/posts`, { text: '감룡의어금니 두 개 팔렸습니다.', settlementId });
  await sendRequest('player', 'POST', '/api/turns', { guildId: id, gatheringId, title: '구름의옥' });
  return id;
}

async function gatherParty(sendRequest: SendRequest): Promise<number> {
  const dungeons = await sendRequest<(Row & { name: string })[]>('player', 'GET', '/api/dungeons/');
  const dungeonId = dungeons.find(({ name }) => name === '국내 흉가')?.id ?? 0;
  const { id } = await sendRequest<Row>('player', 'POST', '/api/parties', {
    title: '2시간 사냥, 격수 한 분 모십니다',
    gameServer: 1,
    dungeonId,
    floor: 2,
    channel: 12,
    minutes: 120,
    levelMin: 95,
    levelMax: 99,
    itemDistribution: 4,
    hasDungeonPlace: true,
    seats: [5, 3, 4],
  });
  await sendRequest('other', 'POST', `/api/parties/${id}/members`, {
    message: '주술사 자리 갈게요. 흉가 자주 돕니다.',
  });
  const { id: profileId } = await sendRequest<Row>('other', 'GET', '/api/profiles/me');
  await sendRequest('player', 'PUT', `/api/parties/${id}/members/${profileId}`, { action: 'accept' });
  await sendRequest('operator', 'POST', `/api/parties/${id}/members`, { message: '도사 99입니다.' });
  await sendRequest('fresh', 'POST', `/api/parties/${id}/members`, { message: '처음인데 괜찮을까요?' });
  return id;
}

/** Open trades with all fields, wanted offers, done, cancelled and replaced trades, and one to be hidden later. */
async function tradeOwn(sendRequest: SendRequest, items: Items): Promise<Market['own']> {
  const sword = await list(sendRequest, 'player', {
    itemId: items.sword,
    price: 430_000,
    durability: 380_000,
    isNegotiation: true,
    payMethod: 2,
    comment: '국내성 주막 앞에 있습니다. 귓말 주세요.',
  });
  await list(sendRequest, 'player', { itemId: items.pumpkin, price: 2_600, quantity: 20, isAuth: true });
  const offered = await list(sendRequest, 'player', { itemId: items.offered, price: null, tradeType: 2 });
  const done = await list(sendRequest, 'player', { itemId: items.ring, price: 1_800_000 });
  await sendRequest('player', 'PUT', `/api/trades/${done}/complete`, { counterpart: '맞은편이' });
  const cancelled = await list(sendRequest, 'player', { itemId: items.jade, price: 1_150, quantity: 3 });
  await sendRequest('player', 'PUT', `/api/trades/${cancelled}/cancel`);
  await list(sendRequest, 'player', { itemId: items.club, price: 50_000 });
  await list(sendRequest, 'player', { itemId: items.club, price: 48_000 });
  const hidden = await list(sendRequest, 'player', { itemId: items.scythe, price: 195_000_000 });
  return { sword, offered, done, cancelled, hidden };
}

async function list(sendRequest: SendRequest, who: Player, trade: object): Promise<number> {
  const { id } = await sendRequest<Row>(who, 'POST', '/api/trades', { tradeType: 1, gameServer: 1, ...trade });
  return id;
}

async function findItems(sendRequest: SendRequest): Promise<Items> {
  const all = await sendRequest<(Row & { name: string })[]>('player', 'GET', '/api/items/');
  const idOf = (name: string) => {
    const found = all.find((item) => item.name === name);
    if (!found) throw new Error(`the facts know no ${name}`);
    return found.id;
  };
  const { sword, pumpkin, offered, ring, jade, club, scythe, wand, goldPumpkin } = ITEM_NAMES;
  return {
    sword: idOf(sword),
    pumpkin: idOf(pumpkin),
    offered: idOf(offered),
    ring: idOf(ring),
    jade: idOf(jade),
    club: idOf(club),
    scythe: idOf(scythe),
    wand: idOf(wand),
    goldPumpkin: idOf(goldPumpkin),
  };
}

async function userOf(sendRequest: SendRequest, who: Player): Promise<string> {
  return (await sendRequest<{ userId: string }>(who, 'GET', '/api/profiles/me')).userId;
}
