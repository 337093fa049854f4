import type { Page } from '@playwright/test';
import { addEntry } from '#tests/e2e/support/add-entry.ts';
import { expectFaultless, SOON } from '#tests/e2e/support/faultless-screen.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const own = (page: Page) => page.getByRole('region', { name: '내 파티' });
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name });

test.describe('a settlement', () => {
  test.use({ where: 'players' });

  test('goes from a party to the last mark, seen by who takes part at once and by nobody else', {
    tag: '@gate',
  }, async ({ visit }) => {
    const title = '두 사람이 나누는 굴';
    const leader = await visit('/party?form=new', { as: '셈하는이' });
    await leader.getByLabel('제목').fill(title);
    await leader.getByRole('button', { name: '파티 만들기' }).click();
    await own(leader).getByText('참가 요청').first().waitFor();
    const member = await visit('/party', { as: '몫받는이' });
    await rowOf(member, title).getByRole('button', { name: '참가' }).click();
    await member.getByRole('dialog').getByRole('button', { name: '참가 요청하기' }).click();
    await own(leader).getByRole('button', { name: '받기' }).click(SOON);
    await own(member).getByRole('button', { name: '파티장에게 귓말' }).waitFor(SOON);

    await own(leader).getByRole('link', { name: '정산 시작' }).click();
    await leader.getByRole('button', { name: '정산 올리기' }).click();
    await leader.getByText('판 아이템을 하나 이상 추가해 주세요.').waitFor();
    await addEntry(leader, '현철', '640만');
    await addEntry(leader, '은나무가지', '');
    await leader.getByRole('button', { name: '몫받는이 몫 늘리기' }).click();
    await leader.getByRole('cell', { name: '4,266,666' }).filter({ visible: true }).waitFor();
    await expectFaultless(leader, 'the form of a settlement');
    await leader.getByRole('button', { name: '정산 올리기' }).click();
    await leader.getByText('아직 안 팔린 아이템이 있습니다').waitFor();

    await own(member)
      .getByRole('link', { name: /두 사람이 나누는 굴|아무 데나/ })
      .first()
      .waitFor(SOON);
    await own(member).getByRole('region', { name: '정산' }).getByRole('listitem').getByRole('link').click();
    await member.getByRole('region', { name: '내 몫' }).waitFor();
    expect(await tick(member, '몫받는이 줬음').count()).toBe(0);

    await leader.getByRole('button', { name: '수정', exact: true }).click();
    await leader.getByLabel('은나무가지 받은 돈').fill('60만');
    await leader.getByRole('button', { name: '저장' }).click();
    await tick(leader, '몫받는이 줬음').waitFor();
    await tick(member, '몫받는이 받았음').waitFor(SOON);
    await tick(leader, '몫받는이 줬음').click();
    await member.getByText('셈하는이가 보냈다고 표시했습니다').waitFor(SOON);
    await expectFaultless(member, 'a share that is paid');
    await member.getByRole('button', { name: '받았음', exact: true }).click();
    await expect.poll(() => tick(leader, '몫받는이 받았음').isChecked(), SOON).toBe(true);
    await leader.getByText('끝남').waitFor();
    expect(await leader.getByRole('button', { name: '수정', exact: true }).isDisabled()).toBe(true);

    const settlement = leader.url();
    await leader.goto(new URL('/settlements/new', settlement).href);
    const begin = leader.getByRole('region', { name: '정산 시작' });
    await expectFaultless(leader, 'where a settlement begins');
    await begin.getByRole('link', { name: /정산 시작$/ }).click();
    await leader.getByRole('button', { name: '정산 올리기' }).waitFor();
    expect(new URL(leader.url()).searchParams.get('party')).toMatch(/^\d+$/);

    const stranger = await visit(new URL(settlement).pathname, {
      as: '구경하는이',
      allowed: /404 \(Not Found\)/,
    });
    await stranger.getByText('정산을 찾을 수 없습니다').waitFor();
    await expectFaultless(stranger, 'a settlement of others');
  });

  test('that two change at once shows the later one both, and loses nothing that was typed', async ({ visit }) => {
    const first = await visit('/party?form=new', { as: '두번여는이', allowed: /409 \(Conflict\)/ });
    await first.getByLabel('제목').fill('혼자 도는 굴');
    await first.getByRole('button', { name: '파티 만들기' }).click();
    await own(first).getByRole('link', { name: '정산 시작' }).click();
    await addEntry(first, '현철', '640만');
    await first.getByRole('button', { name: '정산 올리기' }).click();
    await first.getByRole('button', { name: '수정', exact: true }).waitFor();
    const second = await first.context().newPage();
    await second.goto(first.url());
    for (const [page, name] of [
      [first, '먼저 고친 정산'],
      [second, '나중 고친 정산'],
    ] as const) {
      await page.getByRole('button', { name: '수정', exact: true }).click();
      await page.getByLabel('이름', { exact: true }).fill(name);
    }
    await first.getByRole('button', { name: '저장' }).click();
    // The form shows the text of what is typed: only without the form it is what was saved.
    await first.getByRole('button', { name: '수정', exact: true }).waitFor();
    await first.getByText('[정산] 먼저 고친 정산').waitFor();
    await second.getByRole('button', { name: '저장' }).click();
    await second.getByText('그사이 다른 사람이 이 정산을 바꾸었습니다.').waitFor();
    await second.getByRole('region', { name: '그사이 저장된 정산' }).getByText('먼저 고친 정산').waitFor();
    expect(await second.getByLabel('이름', { exact: true }).inputValue()).toBe('나중 고친 정산');
    await expectFaultless(second, 'a settlement that two change');
    await second.getByRole('button', { name: '내 것으로 저장' }).click();
    await first.getByText('[정산] 나중 고친 정산').waitFor(SOON);

    await first.goto('/party');
    await own(first).getByRole('button', { name: '파티 닫기' }).click();
    await first.getByRole('dialog').getByRole('button', { name: '파티 닫기' }).click();
    await own(first).getByText('방금 끝난 파티').waitFor();
    await own(first).getByRole('link', { name: '나중 고친 정산' }).waitFor();
    await own(first).getByRole('link', { name: '정산 시작' }).click();
    await first.getByRole('button', { name: '정산 올리기' }).waitFor();
  });

  test('is a calculator without anybody: its address is its answer, with scripts and without', async ({ visit }) => {
    const page = await visit('/calc/split?sale=521만&w=1,1,2&unit=1000');
    await page.getByRole('cell', { name: '2,605,000' }).waitFor();
    await page.getByRole('button', { name: '3번의 몫 줄이기' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('w')).toBe('1,1,1');
    await page.getByRole('cell', { name: '1,736,000' }).first().waitFor();
    const plain = await visit('/calc/split', { javaScriptEnabled: false });
    await plain.getByLabel('판 돈', { exact: true }).fill('521만');
    await plain.getByLabel('사람마다 몫').fill('1,1,2');
    await plain.getByRole('button', { name: '계산하기' }).click();
    await plain.getByRole('cell', { name: '2,605,000' }).waitFor();
  });
});
