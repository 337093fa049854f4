import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import type { PromotionView } from '../../promotion-view.reader.ts';
import { PromotionPanel } from './promotion-panel.tsx';

const person = (npc: string, jobs: number[]) => ({
  npc,
  jobs,
  text: `천상계 (1, 1)`,
  href: '/maps/621?at=1,1',
  to: '621',
});
const PROMOTIONS: PromotionView[] = [
  {
    key: '1/1',
    grade: 1,
    title: '팔괘로 바꾸기',
    note: null,
    people: [person('랑구륜', []), person('부구륜', [2]), person('은구륜', [1, 4])],
    needs: [
      { name: '건괘', quantity: 1, id: 5 },
      { name: '승급의서장', quantity: 1 },
    ],
    gives: [],
    steps: ['모읍니다.', '갑니다.', '바꿉니다.'],
  },
];

it('forgets what was ticked when the page is opened again, or shows people of another job', async () => {
  localStorage.clear();
  const first = await show(<PromotionPanel promotions={PROMOTIONS} job={2} />);
  await expect.element(page.getByText('부구륜')).toBeVisible();
  expect(page.getByText('은구륜').elements()).toEqual([]);
  await page.getByRole('checkbox', { name: '갑니다.' }).click();
  await expect.element(page.getByText('1 / 3')).toBeVisible();
  await first.unmount();
  await show(<PromotionPanel promotions={PROMOTIONS} job={2} />);
  await expect.element(page.getByRole('checkbox', { name: '갑니다.' })).toBeChecked();
  await page.getByRole('button', { name: '처음부터' }).click();
  await expect.element(page.getByText('0 / 3')).toBeVisible();
  expect(localStorage.getItem('promotion-steps')).toBeNull();
});
