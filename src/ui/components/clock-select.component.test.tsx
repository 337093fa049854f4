import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { ClockSelect } from './clock-select.tsx';

it('fields of time show their longest hour whole, however narrow the form', async () => {
  await show(
    <>
      <ClockSelect label="여유" value="12:55" onChange={() => undefined} />
      <div style={{ width: 96 }}>
        <ClockSelect label="좁게" value="12:55" onChange={() => undefined} />
      </div>
    </>,
  );
  const widthOf = (name: string) => page.getByRole('combobox', { name }).element().getBoundingClientRect().width;
  // A field that has room may be wider than its longest choice.
  for (const pick of document.querySelectorAll('.pick.grow')) pick.classList.remove('grow');
  expect([widthOf('좁게, 시'), widthOf('좁게, 분')]).toEqual([widthOf('여유, 시'), widthOf('여유, 분')]);
});
