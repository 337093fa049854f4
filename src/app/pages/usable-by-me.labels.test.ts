import { expect, it } from 'vitest';
import { itemTypeParams } from '#features/game-data/items/item-type.params.ts';
import { isOfCharacter, NOT_OF_ANYBODY, toLimits, usableLabel } from './usable-by-me.labels.ts';

const me = { job: 3, level: 80, grade: 0 };

it('a link to what a character can use names its job and level, after an advancement its title', () => {
  expect(usableLabel(me)).toBe('내가 쓸 수 있는 것 (주술사 80레벨)');
  expect(usableLabel({ job: 3, level: 99, grade: 2 })).toBe('내가 쓸 수 있는 것 (현사 99레벨)');
});

it('a link to what a character can use sets what anybody can set, keeps the rest, and is taken back by itself', () => {
  const query = (text: string) => new URLSearchParams(text);
  const on = itemTypeParams.href('/items/types/0', query('q=봉&from=90&gender=1&sort=-dam'), toLimits(me));
  expect(on).toBe(`/items/types/0?${new URLSearchParams('q=봉&to=80&job=3&gender=1&grade=0&sort=-dam')}`);
  const shown = new URL(on, 'http://site').searchParams;
  expect(isOfCharacter(itemTypeParams.read(shown), me)).toBe(true);
  expect(itemTypeParams.href('/items/types/0', shown, NOT_OF_ANYBODY)).toBe(
    `/items/types/0?${new URLSearchParams('q=봉&gender=1&sort=-dam')}`,
  );
});

it.each(['', 'to=80&job=3', 'to=79&job=3&grade=0', 'to=80&job=1&grade=0', 'from=1&to=80&job=3&grade=0'])(
  'a list at ?%s is not that of the character',
  (text) => expect(isOfCharacter(itemTypeParams.read(new URLSearchParams(text)), me)).toBe(false),
);
