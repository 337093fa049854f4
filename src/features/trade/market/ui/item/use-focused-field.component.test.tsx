import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { useFocusedField } from './use-focused-field.ts';

function Page() {
  useFocusedField('#watch');
  return (
    <div id="watch">
      <input type="radio" aria-label="팝니다" />
      <input aria-label="가격" />
    </div>
  );
}

it('a link to the anchor of a part leads into its text field, and another link nowhere', async () => {
  const first = await show(<Page />, { at: '/trade/5#book' });
  expect(document.activeElement).toBe(document.body);
  await first.unmount();
  await show(<Page />, { at: '/trade/5#watch' });
  await expect.element(page.getByLabelText('가격')).toHaveFocus();
});
