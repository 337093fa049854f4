import type { Page } from '@playwright/test';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { addEntry } from '#tests/e2e/support/add-entry.ts';
import { expectFaultless, SOON } from '#tests/e2e/support/faultless-screen.ts';
import { receivedBy } from '#tests/e2e/support/received-by.ts';
import { expect, test, untilAlive } from '#tests/e2e/support/test.ts';

const RAID = '흑룡 잡으러 갑니다';
const NOTE = '도시락 두 장씩 챙겨 주세요';
const POST = '이번 주 순번은 신청한 차례대로 갑니다';
const COMMENT = '저는 금요일에 됩니다';
const MESSAGE = '저녁마다 들어옵니다';
/** Written after a member was kicked. */
const LATER = '다음 주에 다시 모입니다';
const PRIVATE = [RAID, NOTE, POST, COMMENT, MESSAGE, LATER];

const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '문파 메뉴' }).getByRole('link', { name });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await untilAlive(page);
}

test.describe('a guild', () => {
  test.use({ where: 'players' });

  test('lives from its founding to its restoration, seen by its members at once and never by strangers', {
    tag: '@gate',
  }, async ({ visit }) => {
    // A retry finds the people and the guild of the attempt before it.
    const again = test.info().retry || '';
    const [name, maker, joiner] = [`물안개당${again}`, `물안개문주${again}`, `찾아온이${again}`];
    let received: string[] = [];
    const stranger = await visit('/guilds', {
      prepare: async (page) => {
        received = receivedBy(page);
      },
    });
    const leader = await visit('/guilds/new', { as: maker });
    await leader.getByLabel('문파 이름').fill(name);
    await leader.getByRole('button', { name: '문파 만들기' }).click();
    await leader.waitForURL(/\/guilds\/\d+$/);
    const path = new URL(leader.url()).pathname;
    await open(stranger, path);

    let later: string[] = [];
    const applicant = await visit(path, {
      as: joiner,
      prepare: async (page) => {
        later = receivedBy(page);
      },
    });
    await applicant.getByLabel('문파에 남길 말').fill(MESSAGE);
    await applicant.getByRole('button', { name: '신청 보내기' }).click();
    await applicant.getByText('신청을 보냈습니다.').waitFor();
    await open(leader, `${path}?tab=members`);
    await panel(leader, /^가입 신청/)
      .getByText(MESSAGE)
      .waitFor();
    await expectFaultless(leader, 'members with an application');
    await leader.getByRole('button', { name: '수락' }).click();
    await applicant.getByRole('link', { name: '게시판' }).waitFor(SOON);
    await stranger.getByText('문파원 2').first().waitFor(SOON);
    await leader.getByLabel(`${joiner}의 직위`).selectOption({ label: '문파원' });

    await tab(leader, '게시판').click();
    await leader.getByLabel('새 글').fill(POST);
    await leader.getByRole('button', { name: '올리기' }).click();
    await applicant.getByRole('link', { name: '게시판' }).click();
    await applicant.getByText(POST).waitFor();
    await applicant.getByRole('button', { name: '댓글 달기' }).click();
    await applicant.getByLabel('댓글', { exact: true }).fill(COMMENT);
    await applicant.getByRole('button', { name: '달기', exact: true }).click();
    await leader.getByText(COMMENT).waitFor(SOON);
    await leader.getByRole('button', { name: `${maker}님의 글에서 할 일` }).click();
    await leader.getByRole('menuitem', { name: '고정' }).click();
    await applicant.getByText('고정한 글').waitFor(SOON);
    await expectFaultless(applicant, 'the board of a member');

    await tab(leader, '일정').click();
    await leader.getByRole('button', { name: '일정 만들기' }).click();
    await leader.getByLabel('제목').fill(RAID);
    await leader.getByText('보스', { exact: true }).click();
    await leader.getByLabel('날짜').selectOption(seoulDay(Date.now() + 2 * DAY_MS));
    await leader.getByLabel('정원').fill('2');
    await leader.getByRole('textbox', { name: '안내' }).fill(NOTE);
    await expectFaultless(leader, 'the form of a gathering');
    await leader.getByRole('form', { name: '일정 만들기' }).getByRole('button', { name: '일정 만들기' }).click();
    await panel(leader, '일정').getByText(NOTE).waitFor();
    await expectFaultless(leader, 'the schedule of its maker');
    await panel(applicant, '다음 일정').getByText(RAID).waitFor(SOON);
    await panel(applicant, '다음 일정').getByRole('button', { name: '참가' }).click();
    await panel(leader, '일정').getByText(joiner).waitFor(SOON);
    await panel(leader, '일정').getByRole('button', { name: '순번표 만들기' }).click();
    await panel(leader, '순번표').getByText(joiner).waitFor();
    await expectFaultless(leader, 'the loot of a guild');

    await leader.getByRole('link', { name: '정산 시작' }).click();
    await leader.getByLabel('이름', { exact: true }).waitFor();
    await addEntry(leader, '호박', '100만');
    await leader.getByRole('button', { name: '사람', exact: true }).click();
    await leader.getByRole('dialog').getByLabel('게임 이름').fill(joiner);
    await leader.getByRole('dialog').getByRole('button', { name: '추가' }).click();
    await leader.getByRole('button', { name: '정산 올리기' }).click();
    await leader.waitForURL(/\/settlements\/\d+$/);
    await panel(applicant, '받을 돈').getByText('500,000').waitFor(SOON);

    await open(leader, `${path}?tab=members`);
    await leader.getByRole('button', { name: '내보내기' }).click();
    await leader.getByRole('dialog').getByRole('button', { name: '내보내기' }).click();
    await expect.poll(() => applicant.getByText(POST).count(), SOON).toBe(0);
    await tab(leader, '게시판').click();
    await leader.getByLabel('새 글').fill(LATER);
    await leader.getByRole('button', { name: '올리기' }).click();
    await leader.getByText(LATER).waitFor();
    later.splice(0);
    await leader
      .getByRole('button', { name: `${maker}님의 글에서 할 일` })
      .first()
      .click();
    await leader.getByRole('menuitem', { name: '고정 풀기' }).click();
    await leader.getByText('고정한 글').waitFor({ state: 'detached' });

    await tab(leader, '설정').click();
    await leader.getByRole('form', { name: '디스코드로 보내기' }).waitFor();
    await expectFaultless(leader, 'the settings of a guild');
    await leader.getByRole('button', { name: '문파 닫기' }).click();
    await leader.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
    await leader.waitForURL(/\/guilds#mine$/);
    await stranger.getByText('닫힌 문파입니다.').waitFor(SOON);
    await leader.getByRole('button', { name: '복원' }).click();
    await expect.poll(() => leader.getByText('닫힌 문파').count(), SOON).toBe(0);

    expect(later.filter((text) => text.includes('post.') || text.includes(LATER))).toEqual([]);
    expect(received.join('\n')).toContain(name);
    expect(PRIVATE.filter((word) => received.some((text) => text.includes(word)))).toEqual([]);
  });
});
