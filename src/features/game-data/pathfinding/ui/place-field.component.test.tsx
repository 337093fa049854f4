import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering } from '#tests/components/calls.ts';
import { compose, finish, pressInComposition } from '#tests/components/keyboard.ts';
import { show } from '#tests/components/show.tsx';
import { getContentIndex, getSearchIndex } from '../../search/search.contract.ts';
import { packSearchEntries } from '../../search/search-pack.ts';
import { PlaceField } from './place-field.tsx';

const DUNGEONS = ['흑룡굴', '흑룡왕의방'].map((name, index) => ({
  kind: 'dungeon' as const,
  id: index + 1,
  name,
  path: `/maps-back/${index + 1}`,
  detail: '',
  weight: 50 - index,
  aliases: [],
}));

const field = page.getByRole('combobox', { name: '도착지' });
const offers = page.getByRole('option');

let sent: string[] = [];

async function open() {
  sent = [];
  answering(getSearchIndex, () => packSearchEntries(DUNGEONS));
  answering(getContentIndex, () => []);
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('to')));
      }}
    >
      <PlaceField name="to" label="도착지" shown={{ text: '', place: null }} kinds={['dungeon']} catalogVersion="v1" />
      <button type="submit">찾기</button>
    </form>,
  );
  await field.click();
}

it('a place is sent once with its whole name by the Enter that ends its last syllable', async () => {
  await open();
  await userEvent.keyboard('흑룡');
  await compose('ㄱ', '구', '굴');
  await expect.poll(() => offers.elements().length).toBe(1);
  for (const key of ['ArrowDown', 'Enter'] as const) await pressInComposition(key);
  expect(sent).toEqual([]);
  await finish('굴');
  await expect.poll(() => sent).toEqual(['흑룡굴']);
});

it('a place that arrows have chosen is taken by Enter, which sends nothing yet', async () => {
  await open();
  await userEvent.keyboard('흑룡');
  await expect.poll(() => offers.elements().length).toBe(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('흑룡왕의방');
  expect(sent).toEqual([]);
});
