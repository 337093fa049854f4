import type { Page } from '@playwright/test';
import { test } from '#tests/e2e/support/demo-site.ts';
import { DeskObject, sendRequest } from '#tests/e2e/support/desk-object.ts';
import { expect, untilAlive } from '#tests/e2e/support/test.ts';

const PATIENCE_MS = 10_000;

interface Row {
  id: number;
  name: string;
  exp: number;
}

/** Monsters of one dungeon whose experience is known, as the public list has them. */
async function monstersOf(page: Page, count: number): Promise<Row[]> {
  const { body } = await sendRequest(page, 'GET', '/api/monsters?limit=100');
  const rows = (body as { id: number; name: string; exp: number | null; dungeonId: number }[]).filter(
    (row): row is typeof row & { exp: number } => row.exp !== null && row.exp > 0,
  );
  const dungeons = [...Map.groupBy(rows, (row) => row.dungeonId)];
  const dungeonId = dungeons.find(([, own]) => own.length >= count)?.[0];
  return rows.filter((row) => row.dungeonId === dungeonId).slice(0, count);
}

test.describe('the facts are edited on the desk', () => {
  test('a value is mended on the page of its row, stands on its public page, and goes back', async ({
    visit,
    visitDesk,
  }) => {
    const page = await visitDesk('/operator/data');
    const [monster] = await monstersOf(page, 1);
    if (monster === undefined) throw new Error('no monster has its experience');
    await page.goto(`/operator/data/monsters/${monster.id}`);
    const fields = page.getByRole('region', { name: '항목' });
    await fields.getByRole('button', { name: /^경험치 .*수정$/ }).click();
    await fields.getByRole('textbox', { name: '경험치', exact: true }).fill('123,457');
    await fields.getByText(/전체 검사 .*줄, 잘못 없음/).waitFor();
    await fields.getByRole('textbox', { name: '사유' }).fill('패치로 바뀐 값');
    await fields.getByRole('button', { name: '저장', exact: true }).click();
    await fields.getByText('저장했습니다.').waitFor();
    const player = await visit(`/monsters/${monster.id}`);
    await expect
      .poll(
        async () => {
          await player.reload();
          return player.getByRole('main').textContent();
        },
        { timeout: PATIENCE_MS },
      )
      .toContain('123,457');
    const history = page.getByRole('region', { name: '수정 내역' });
    await history.getByText('패치로 바뀐 값').waitFor();
    const { body } = await sendRequest(page, 'GET', `/api/operator/data/monsters/${monster.id}`);
    const { version } = body as { version: number };
    const back = await sendRequest(
      page,
      'DELETE',
      `/api/operator/data/monsters/${monster.id}/fields/exp?version=${version}`,
      {
        reason: '시험이었습니다',
      },
    );
    expect(back.status).toBe(200);
    const now = await sendRequest(page, 'GET', `/api/monsters/${monster.id}`);
    await expect.poll(() => now.status).toBe(200);
  });

  test('values of a table are gathered and applied together as one version', async ({
    visitDesk,
    database: { db },
  }) => {
    const page = await visitDesk('/operator/data/monsters');
    const desk = new DeskObject(page);
    const rows = await monstersOf(page, 3);
    const versionsBefore = await db.selectFrom('data_version').select('id').execute();
    for (const { name, exp } of rows) {
      await page.goto(`/operator/data/monsters?q=${encodeURIComponent(name)}`);
      await untilAlive(page);
      await desk.main
        .getByRole('button', { name: new RegExp(`^${name} 경험치 .*수정$`) })
        .first()
        .click();
      await desk.main
        .getByRole('textbox', { name: `${name} 경험치`, exact: true })
        .first()
        .fill(String(exp + 1));
      await page.keyboard.press('Enter');
    }
    await desk.waitForText(/전체 .*줄 검사, 문제 없음/);
    await desk.fill('사유', '패치로 바뀐 값');
    await desk.press(`${rows.length}개 적용`);
    await desk.waitForText(/개를 적용했습니다/);
    const versions = await db.selectFrom('data_version').select('id').execute();
    expect(versions.length).toBe(versionsBefore.length + 1);
    await page.goto('/operator/data/versions');
    await desk.waitForText('패치로 바뀐 값');
  });

  test('a wrong value that a player tells is accepted with an answer, which the player reads', async ({
    visit,
    visitDesk,
  }) => {
    const page = await visitDesk('/operator/data');
    const monster = (await monstersOf(page, 3)).at(-1);
    if (monster === undefined) throw new Error('no monster has its experience');
    const player = await visit('/me', { as: '알려준이하나' });
    const proposal = { entity: 'monsters', rowId: monster.id, field: 'exp', value: monster.exp + 77, isThanked: true };
    expect((await sendRequest(player, 'POST', '/api/corrections', proposal)).status).toBe(201);
    await page.goto('/operator/corrections');
    const desk = new DeskObject(page);
    await desk.main.locator('a[data-row]').first().click();
    await desk.press('반영');
    await desk.fill('답변', '확인했습니다. 고맙습니다.');
    await desk.press('반영하기');
    await expect
      .poll(async () => (await sendRequest(player, 'GET', '/api/corrections')).body, { timeout: PATIENCE_MS })
      .toMatchObject([{ state: 2, answer: '확인했습니다. 고맙습니다.' }]);
  });
});
