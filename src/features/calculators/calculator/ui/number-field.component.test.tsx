import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { definePageParams, param } from '#shared/page-params.ts';
import { pass, stopClock } from '#tests/components/clock.ts';
import { compose, finish } from '#tests/components/keyboard.ts';
import { show } from '#tests/components/show.tsx';
import { readNumber } from '../number-parsing.rules.ts';
import { NumberField } from './number-field.tsx';
import { useQueryState } from './use-query-state.ts';

const ADDRESS_AFTER_MS = 300;
const params = definePageParams({ drawn: { toHp: param.words(40) } });

function Calculator() {
  const queryState = useQueryState(params);
  const parsed = readNumber(queryState.texts.toHp, { min: 0, max: 100_000_000, missing: 100_000 });
  return <NumberField label="목표 체력" name="toHp" queryState={queryState} parsed={parsed} isAmount />;
}

const field = page.getByLabelText('목표 체력');
const typedInto = () => field.element() as HTMLInputElement;
const address = () => new URLSearchParams(location.search).get('toHp');

async function open(at = '/calc/exp?toHp=100000') {
  stopClock();
  await show(<Calculator />, { at });
  await field.click();
}

describe('a number of a calculator', () => {
  it('is grouped while it is typed, with the caret where it was, and comes into the address after a pause', async () => {
    await open();
    await expect.element(field).toHaveValue('100,000');
    await userEvent.keyboard('{Control>}a{/Control}1234567');
    await expect.element(field).toHaveValue('1,234,567');
    await userEvent.keyboard('{Home}{ArrowRight}{Delete}{Delete}0');
    await expect.element(field).toHaveValue('1,034,567');
    expect(typedInto().selectionStart).toBe(3);
    await pass(ADDRESS_AFTER_MS - 1);
    expect(address()).toBe('100000');
    await pass(1);
    await expect.poll(address).toBe('1034567');
    await userEvent.keyboard('{Backspace}');
    await expect.element(field).toHaveValue('134,567');
    expect(typedInto().selectionStart).toBe(1);
  });

  it('reads what is written in Korean, and says what it cannot read', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}3만5천');
    await expect.element(page.getByText('35,000')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}쉰');
    await expect.element(page.getByText('‘쉰’을 숫자로 읽지 못해')).toBeVisible();
  });

  it('loses no syllable that is composed behind digits', async () => {
    await open();
    await userEvent.keyboard('{Control>}a{/Control}12');
    await compose('ㅁ', '마', '만');
    await expect.element(field).toHaveValue('12만');
    await finish('만');
    await expect.element(field).toHaveValue('12만');
    await expect.element(page.getByText('120,000')).toBeVisible();
  });
});
