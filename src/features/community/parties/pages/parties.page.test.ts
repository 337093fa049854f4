import { expect, it } from 'vitest';
import { formatDigits } from '#shared/korean/amount.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { collectorOf, INGEST_KEY } from '#tests/support/collector.ts';
import { linksOf, textOf } from '#tests/support/html.ts';
import { named } from '#tests/support/page-samples.ts';
import { testSite } from '#tests/support/site-app.ts';

const site = testSite({ BROADCAST_INGEST_KEY: INGEST_KEY });

it('the list of parties shows the shouts for people to hunt with, and no others', async () => {
  const at = new Date().toISOString();
  await collectorOf(site).sendAll([
    { at, channel: 7, name: '외치는이', message: '흉가 2층 격수 한 분 모십니다 파티' },
    { at, channel: 7, name: '파는이', message: '도토리 30개 팝니다' },
  ]);
  const { body } = await site.get('/party');
  expect(textOf(body)).toContain('흉가 2층 격수 한 분 모십니다 파티');
  expect(textOf(body)).not.toContain('도토리 30개 팝니다');
});

it('the page of a party shows what is hunted there, the most experience first, and what is known of its leader', async () => {
  const dungeon = named(site.catalog().dungeons, '국내 흉가');
  const { id } = await insertParty(site.api.db, { dungeon_id: dungeon.id, region: dungeon.region, floor: 2 });
  const { body } = await site.get(`/party/${id}`);
  const monsters = site
    .catalog()
    .monstersOfDungeon(dungeon.id)
    .toSorted((one, other) => (other.exp ?? -1) - (one.exp ?? -1))
    .slice(0, 6);
  const panel = body.slice(body.indexOf('사냥터 몬스터'));
  expect(linksOf(panel).filter((href) => href.startsWith('/monsters/'))).toEqual(
    monsters.map((monster) => `/monsters/${monster.id}`),
  );
  expect(textOf(panel)).toContain(formatDigits(monsters[0]?.exp ?? 0));
  expect(textOf(body)).toContain('오늘 가입');
});

it('the page of a party that hunts anywhere names no monsters', async () => {
  const { id } = await insertParty(site.api.db);
  expect(textOf((await site.get(`/party/${id}`)).body)).not.toContain('사냥터 몬스터');
});
