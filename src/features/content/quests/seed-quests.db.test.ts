import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { up } from '#database/migrations/0034-crafts-and-quest-seeds.ts';
import { checkSources } from '#game-data/import/check.ts';
import { keyedQuests } from '#game-data/import/on-import.ts';
import { readSourceFolder } from '#game-data/import/read.ts';
import { PROJECT_SOURCES } from '#game-data/import/rows-from-sources.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { testDatabase } from '#tests/support/database.ts';
import { storeOldQuests } from '#tests/support/old-quests.ts';
import { questProposals } from './quest-reader.service.ts';
import { seedQuests } from './seed-quests.service.ts';

const test = testDatabase();
const { quests, drafts } = checkSources(await readSourceFolder(PROJECT_SOURCES));
const proposals = quests.filter(({ isProposal }) => isProposal);
const seeds = quests.filter(({ isProposal }) => !isProposal);

const titles = async () => {
  const rows = await test.db
    .selectFrom('article')
    .select(['id', 'title'])
    .where('kind', '=', 'quest')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
};
const seedAll = () =>
  test.db
    .transaction()
    .execute(async (transaction) => (await seedQuests(transaction, keyedQuests(quests), new Date())) > 0);

beforeEach(async () => {
  await sql`delete from article_version where kind = 'quest'`.execute(test.db);
  await sql`delete from article where kind = 'quest'`.execute(test.db);
  await sql`delete from article_seed`.execute(test.db);
  await sql`delete from fact_sheet`.execute(test.db);
  await sql`delete from data_version`.execute(test.db);
  await sql`select setval('article_quest_id', 1, false)`.execute(test.db);
});

describe('the quests of the files', () => {
  it('writes a proposal, or a quest of the sixteen not', async () => {
    expect([seeds.length, proposals.length]).toEqual([21, 39]);
    expect(await seedAll()).toBe(true);
    expect(await titles()).toEqual(seeds.map(({ title }) => title));
    expect(await seedAll()).toBe(false);
    expect(await titles()).toHaveLength(21);
  });

  it('says of a new one not where it is from, how sure that is, or that classic may differ', () => {
    for (const { content, source } of [...seeds.slice(5), ...proposals]) {
      expect(content).toMatch(
        /<p>출처: .+\. 신뢰도: (낮음|보통)\. 재현 서버와 옛 서버의 자료에서 읽은 값이라 클래식과 다를 수 있습니다\.<\/p>$/,
      );
      expect(source.length).toBeGreaterThan(0);
    }
    expect(seeds.slice(5).map(({ confidence }) => confidence)).not.toContain('low');
    expect(new Set(proposals.map(({ confidence }) => confidence))).toEqual(new Set(['low']));
  });

  it('leaves a site without the new ones that had quests before, or writes the first five again', async () => {
    await sql`alter table recipe drop column npc_name, drop column money, drop column job, drop column min_level,
      drop column base_hp, drop column condition, drop column note`.execute(test.db);
    await storeOldQuests(test.db);
    await up(test.db as never);
    // What operators made of the first five: one edited, one deleted, the others erased long ago.
    await insertArticle(test.db, { kind: 'quest', title: '직업 고르기 (고친 글)' });
    const gone = await insertArticle(test.db, { kind: 'quest', title: '칭호 받기' });
    await test.db
      .updateTable('article')
      .set({ deleted_at: new Date() })
      .where('id', '=', gone)
      .where('kind', '=', 'quest')
      .execute();
    expect(await seedAll()).toBe(true);
    expect(await titles()).toEqual(['직업 고르기 (고친 글)', '칭호 받기', ...seeds.slice(5).map(({ title }) => title)]);
  });

  it('overwrites what was edited, brings back what was deleted, or doubles a title', async () => {
    const own = '도삭산 100층 : 도재영의 약초';
    await insertArticle(test.db, { kind: 'quest', title: own });
    await seedAll();
    const all = await titles();
    expect(all).toContain(own);
    expect(all).not.toContain('도삭산 100층: 도재영의 약초');
    await test.db
      .updateTable('article')
      .set({ title: '고친 이름' })
      .where('kind', '=', 'quest')
      .where('title', '=', '별주부전 (토끼의간)')
      .execute();
    await test.db
      .updateTable('article')
      .set({ deleted_at: new Date() })
      .where('kind', '=', 'quest')
      .where('title', '=', '용궁 정화')
      .execute();
    const before = await titles();
    expect(await seedAll()).toBe(false);
    expect(await titles()).toEqual(before);
  });

  it('offers what stands already, or nothing', async () => {
    const [sheet] = (drafts.fact_sheet ?? []).filter(({ key }) => key === 'quest-proposals');
    await sql`insert into fact_sheet (id, key, rows) values (1, 'quest-proposals', ${JSON.stringify(sheet?.rows)}::jsonb)`.execute(
      test.db,
    );
    expect(await questProposals(test.db)).toHaveLength(39);
    await insertArticle(test.db, { kind: 'quest', title: '만월늑대인간' });
    const offered = await questProposals(test.db);
    expect(offered).toHaveLength(38);
    expect(offered.find(({ key }) => key === 'north-tree')?.document).toMatchObject({ type: 'doc' });
  });
});
