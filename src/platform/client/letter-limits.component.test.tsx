import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose, finish } from '#tests/components/keyboard.ts';
import { show } from '#tests/components/show.tsx';

const MAX = 12;
const NAME = '현철중검현철중검현철중검';

const field = page.getByRole('textbox', { name: '이름' });
const input = () => field.element() as HTMLInputElement;

let sent = 0;

beforeEach(async () => {
  sent = 0;
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <input aria-label="이름" data-max-letters={MAX} />
      <button type="submit">보내기</button>
    </form>,
  );
});

it.each([
  ['decomposed Hangul', NAME.normalize('NFD')],
  ['emoji', '😀'.repeat(MAX)],
  ['blanks around', `  ${NAME}  `],
])('as many letters as are allowed are whole and good: %s', async (_, text) => {
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
  expect([input().value, input().validationMessage, sent]).toEqual([text, '', 1]);
});

it.each([
  ['Hangul', `${NAME}칼`],
  ['decomposed Hangul', `${NAME}칼`.normalize('NFD')],
  ['emoji', '😀'.repeat(MAX + 1)],
])('one letter more is not cut to another text: it says so, and is not sent: %s', async (_, text) => {
  await field.fill(text);
  await userEvent.keyboard('{Enter}');
  expect([input().value, input().validationMessage, sent]).toEqual([
    text,
    '12자까지 적을 수 있습니다. 지금 13자입니다.',
    0,
  ]);
  await field.fill(NAME);
  await userEvent.keyboard('{Enter}');
  expect([input().validationMessage, sent]).toEqual(['', 1]);
});

it('a syllable that is composed at the limit loses no letter, and is counted when it has ended', async () => {
  await field.fill(NAME.slice(1));
  await compose('ㅋ', '카', '칼');
  await finish('칼');
  expect([input().value, input().validity.valid]).toEqual([`${NAME.slice(1)}칼`, true]);
  await compose('ㅎ', '화', '활');
  await finish('활');
  expect([input().value, input().validity.valid]).toEqual([`${NAME.slice(1)}칼활`, false]);
});

it('a text that the page has shortened since can be sent', async () => {
  await field.fill(`${NAME}칼`);
  input().value = NAME;
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});

it('is good as long as it has no more letters than are allowed, whatever they are', () => {
  const letter = fc.constantFrom('가', '각', '힣', '😀', 'a', ' ', 'é', '가'.normalize('NFD'), '👩‍👩‍👧');
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 20 }), (letters) => {
      const text = letters.join('');
      input().value = text;
      input().dispatchEvent(new InputEvent('input', { bubbles: true }));
      expect(input().validity.valid).toBe([...text.normalize('NFC').trim()].length <= MAX);
    }),
  );
});
