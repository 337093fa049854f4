import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { DealGuide } from './deal-guide.tsx';

const price = page.getByLabelText('합의한 가격 (개당)');
const quantity = page.getByLabelText('수량');
const risk = page.getByLabelText('한 번에 먼저 낼 수 있는 금액');
const missing = page.getByText('적으면 조건과 나누는 순서가 나옵니다');

async function open() {
  await show(
    <DealGuide
      itemName="현철중검"
      price={null}
      quantity={3}
      server="연"
      poster={{ name: '무명검', side: 'seller' }}
      first="seller"
      patterns={[]}
      ownName=""
    />,
  );
  for (const part of document.querySelectorAll('details')) part.open = true;
}

it('the guide to a deal asks for a price, and marks the one that it cannot read', async () => {
  await open();
  await expect.element(missing).toBeVisible();
  expect(price.element().hasAttribute('aria-invalid')).toBe(false);
  await price.fill('많이');
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  expect(quantity.element().hasAttribute('aria-invalid')).toBe(false);
  await price.fill('40만');
  await expect.element(missing).not.toBeInTheDocument();
  await quantity.fill('0');
  await expect.element(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect.element(missing).toBeVisible();
});

it('the guide to a deal splits it by the amount that is typed, and puts the names into its card', async () => {
  await open();
  await price.fill('40만');
  for (const part of document.querySelectorAll('details')) part.open = true;
  await risk.fill('많이');
  await expect.element(page.getByText('3만5천, 50만처럼 적어 주세요.')).toBeVisible();
  await expect.element(risk).toHaveAttribute('aria-invalid', 'true');
  await risk.fill('1000');
  await page.getByRole('button', { name: '20만으로 나눠 보기' }).click();
  await expect.element(risk).toHaveValue('20만');
  await page.getByLabelText('만날 곳').fill('부여성 북문');
  await page.getByLabelText('사는 사람 이름').fill('달빛무사');
  await expect.element(page.getByText('부여성 북문')).toBeVisible();
  await expect.element(page.getByText('달빛무사')).toBeVisible();
});
