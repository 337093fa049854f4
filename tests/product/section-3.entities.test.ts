import { describe, expect, it } from 'vitest';
import { broadcastSchema } from '#features/community/broadcasts/broadcast.contract.ts';
import { guildSchema } from '#features/community/guilds/guild.contract.ts';
import { partySchema } from '#features/community/parties/party.contract.ts';
import { eventSchema, guideSchema, noticeSchema, questSchema } from '#features/content/articles/article.contract.ts';
import { dungeonSchema } from '#features/game-data/catalog/dungeon.contract.ts';
import { itemSchema } from '#features/game-data/catalog/item.contract.ts';
import { itemSellMapSchema, mapSchema, portSchema } from '#features/game-data/catalog/map.contract.ts';
import { monsterDropSchema, monsterSchema } from '#features/game-data/catalog/monster.contract.ts';
import { recipeMaterialSchema, recipeSchema } from '#features/game-data/catalog/recipe.contract.ts';
import { skillSchema } from '#features/game-data/catalog/skill.contract.ts';
import { REGION_NAMES } from '#features/game-data/region.labels.ts';
import { ownProfileSchema } from '#features/people/profiles/profile.contract.ts';
import { operatorReportSchema } from '#features/people/reports/report.contract.ts';
import { newTradeSchema, tradeSchema } from '#features/trade/trades/trade.contract.ts';
import { PAY_METHOD, TRADE_TYPE } from '#features/trade/trades/trade.labels.ts';
import { gradeName, JOB_NAMES } from '#shared/jobs.ts';
import { testedIn } from '#tests/support/tested-in.ts';
import { chapter } from './rows.ts';

const SCHEMAS: Readonly<Record<string, { shape: object }>> = {
  Profile: ownProfileSchema,
  Party: partySchema,
  Skill: skillSchema,
  Dungeon: dungeonSchema,
  MonsterDrop: monsterDropSchema,
  Monster: monsterSchema,
  Trade: tradeSchema,
  Item: itemSchema,
  Recipe: recipeSchema,
  RecipeMaterial: recipeMaterialSchema,
  Guild: guildSchema,
  Quest: questSchema,
  Guide: guideSchema,
  Event: eventSchema,
  Map: mapSchema,
  Port: portSchema,
  Report: operatorReportSchema,
  ItemSellMap: itemSellMapSchema,
  Broadcast: broadcastSchema,
  Notice: noticeSchema,
};

/** `- Port: id, x, y.`; what follows a full stop is no field. */
const entities = Array.from(
  chapter(3).matchAll(/^- ([A-Z][\w ]+?)(?: \([^)]*\))?: ([^.\n]+)\./gm),
  ([, names = '', fields = '']) => ({ names: names.split(' and '), fields: fields.split(', ') }),
).flatMap(({ names, fields }) => names.map((name) => ({ name, fields })));

describe('p§3 entities', () => {
  it.each(Object.keys(SCHEMAS))('%s has every field under its name', (name) => {
    const fields = entities.find((entity) => entity.name === name)?.fields ?? [];
    expect(fields.length).toBeGreaterThan(4);
    const known = Object.keys(SCHEMAS[name]?.shape ?? {});
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  });

  testedIn(
    'Skill: sorted by reqLv ascending',
    'src/features/game-data/game-data.api.test.ts',
    'are sorted by the level at which they are learnt',
    'are listed by job, the common ones as job 0',
  );
  testedIn(
    'Session: access_token, refresh_token, expires_in, expires_at, token_type, user',
    'src/platform/session/session-cookie.test.ts',
    'reads whatever session the client’s own functions store',
  );
});

describe('p§3 enumerations', () => {
  it('jobs: 0 common, 1 warrior, 2 rogue, 3 wizard, 4 healer', () => {
    expect(JOB_NAMES).toEqual(['공통', '전사', '도적', '주술사', '도사']);
  });

  it('grades: five names for each of four jobs, and a label for an unknown one', () => {
    const names = [1, 2, 3, 4].flatMap((job) => [0, 1, 2, 3, 4].map((grade) => gradeName(job, grade)));
    expect(new Set(names).size).toBe(20);
    expect([gradeName(1, 5), gradeName(9, 0)]).toEqual(['알 수 없음', '알 수 없음']);
    expect(names).not.toContain('알 수 없음');
  });

  it('regions: 1 to 13, each with a name', () => {
    expect(Object.keys(REGION_NAMES)).toEqual(Array.from({ length: 13 }, (_, at) => String(at + 1)));
    expect(new Set(Object.values(REGION_NAMES)).size).toBe(13);
  });

  it('trade types: sell 1, buy 2', () => {
    expect(TRADE_TYPE).toEqual({ sell: 1, buy: 2 });
  });

  it('pay methods: 1 to 4, of which 1 to 3 are offered', () => {
    expect(Object.values(PAY_METHOD)).toEqual([1, 2, 3, 4]);
    const isOffered = (value: number) => newTradeSchema.shape.payMethod.safeParse(value).success;
    expect([0, 1, 2, 3, 4].map(isOffered)).toEqual([false, true, true, true, false]);
  });
});

describe('p§3 assets', () => {
  testedIn(
    'logo and trade-manual files come from the asset base, and drawn ones stand in',
    'tests/e2e/journeys/operators-pictures.e2e.ts',
    'of the bar is shown where there is one',
    'of the bar gives way to the drawn one when it does not load',
    'of a deal are shown, and a drawn one stands in for each that is missing',
  );
  testedIn(
    'messenger logo: where players are linked to Discord',
    'src/ui/page/operator-picture.test.tsx',
    'is the operator’s, with the drawn one to stand in for it',
  );
  testedIn(
    'share picture from the asset base',
    'src/app/addresses.page.test.ts',
    'pages without a picture of their own are shared with the operator’s, and the drawn one stands behind it',
  );
  testedIn(
    'map pictures by id',
    'tests/e2e/journeys/operators-pictures.e2e.ts',
    'of a map that do not load leave its plan and a word in their place',
  );
});
