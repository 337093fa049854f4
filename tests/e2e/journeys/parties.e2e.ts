import type { Page } from '@playwright/test';
import { expectFaultless, SOON } from '#tests/e2e/support/faultless-screen.ts';
import { receivedBy } from '#tests/e2e/support/received-by.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const own = (page: Page) => page.getByRole('region', { name: '내 파티' });
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test.describe('a party', () => {
  test.use({ where: 'players' });

  test('lives from its form to its end, seen by all at once and never by strangers what is private', async ({
    visit,
  }) => {
    const title = '이리굴 한 바퀴 돕니다';
    let received: string[] = [];
    const stranger = await visit('/party', {
      prepare: async (page) => {
        received = receivedBy(page);
      },
    });
    const leader = await visit('/party?form=new', { as: '나루길잡이' });
    const applicant = await visit('/party', { as: '뒤따르는이' });

    await leader.getByLabel('제목').fill(title);
    await leader.getByLabel('채널').fill('12');
    await leader.getByRole('button', { name: '파티 만들기' }).click();
    await own(leader).getByText('1시간 남음').waitFor();
    await rowOf(stranger, title).waitFor();

    await rowOf(applicant, title).getByRole('button', { name: '참가' }).click();
    const dialog = applicant.getByRole('dialog', { name: '참가 요청' });
    await dialog.getByText('격수 자리에 요청합니다').waitFor();
    await dialog.getByLabel('메모').fill('격수 자리 갈게요');
    await dialog.getByRole('button', { name: '참가 요청하기' }).click();
    await own(applicant).getByText('수락 대기').waitFor();
    await own(leader).getByText('격수 자리 갈게요').waitFor(SOON);
    await expectFaultless(leader, 'a party that is asked');

    await own(leader).getByRole('button', { name: '거절' }).click();
    await expect.poll(() => own(applicant).getByText('수락 대기').count(), SOON).toBe(0);
    await own(leader).getByText('아직 없습니다').waitFor();

    await own(leader).getByRole('button', { name: '30분 더' }).click();
    await own(leader).getByText('1시간 30분 남음').waitFor();
    await own(leader).getByRole('button', { name: '파티 닫기' }).click();
    await leader.getByRole('dialog').getByRole('button', { name: '파티 닫기' }).click();
    await own(leader).getByText('아직 들어간 파티가 없습니다').waitFor();
    await expect.poll(() => rowOf(stranger, title).count(), SOON).toBe(0);

    const private_ = ['뒤따르는이', '격수 자리 갈게요'];
    expect(received.join('\n')).toContain(title);
    expect(private_.filter((word) => received.some((text) => text.includes(word)))).toEqual([]);
  });

  test('seats whom its leader accepts, and is led on by another', { tag: '@gate' }, async ({ visit }) => {
    const title = '쥐굴에서 레벨 올립니다';
    const leader = await visit('/party?form=new', { as: '앞장서는이' });
    await leader.getByLabel('제목').fill(title);
    await leader.getByRole('button', { name: '파티 만들기' }).click();
    await own(leader).getByText('참가 요청').first().waitFor();
    const member = await visit('/party', { as: '앉을사람' });
    await rowOf(member, title).getByRole('button', { name: '참가' }).click();
    await member.getByRole('dialog').getByRole('button', { name: '참가 요청하기' }).click();
    await own(leader).getByRole('button', { name: '받기' }).click(SOON);
    await own(member).getByRole('button', { name: '파티장에게 귓말' }).waitFor();
    await expectFaultless(member, 'the party of a member');

    await own(leader).getByRole('button', { name: '앉을사람님' }).click();
    await leader.getByRole('menuitem', { name: '파티장 넘기기' }).click();
    await own(member).getByRole('button', { name: '사자후 문구 복사' }).waitFor(SOON);
    await own(leader).getByRole('button', { name: '나가기' }).click();
    await leader.getByRole('dialog').getByRole('button', { name: '나가기' }).click();
    await own(leader).getByText('아직 들어간 파티가 없습니다').waitFor();
    await own(member).getByText('자리').first().waitFor();
    await rowOf(member, title).getByText('내 파티').waitFor();

    await own(member).getByRole('link', { name: '수정' }).click();
    await member.getByLabel('제목').fill(`${title} 두 시간`);
    await member.getByRole('button', { name: '수정', exact: true }).click();
    await rowOf(member, `${title} 두 시간`).waitFor(SOON);
    await expectFaultless(member, 'the party of its new leader');

    await member.goto(new URL('/me', member.url()).href);
    await member.getByRole('link', { name: '공개 프로필' }).click();
    await own(member)
      .getByRole('link', { name: `${title} 두 시간` })
      .click();
    await member.waitForURL(/\/party\/\d+$/);
  });
});
