import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose, finish, pressInComposition } from '#tests/components/keyboard.ts';
import { show } from '#tests/components/show.tsx';

const OF_INPUT_METHOD = 229;
const ENTER = 13;

const field = page.getByRole('textbox', { name: '이름' });
const input = () => field.element() as HTMLInputElement;

let acts: string[] = [];

/** @param takes whether it handles Enter itself; else its form is sent */
function NameField({ takes }: { takes: boolean }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        acts.push(`sent ${name}`);
      }}
    >
      <input
        aria-label="이름"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (!takes || event.key !== 'Enter') return;
          event.preventDefault();
          acts.push(`took ${name}`);
        }}
      />
      <button type="submit">보내기</button>
    </form>
  );
}

function press(type: 'keydown' | 'keyup', parts: KeyboardEventInit = {}): boolean {
  const enter = { key: 'Enter', code: 'Enter', keyCode: ENTER, bubbles: true, cancelable: true };
  return input().dispatchEvent(new KeyboardEvent(type, { ...enter, ...parts }));
}

/** As a browser does whose Enter nobody has prevented. */
function pressAlone(): void {
  if (press('keydown')) input().form?.requestSubmit();
}

const during = { keyCode: OF_INPUT_METHOD, isComposing: true };
const frames = async (count = 2) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};
const end = () => finish('현');

/** What browsers send of one press of Enter that ends a syllable. */
const ENGINES: Readonly<Record<string, () => Promise<void>>> = {
  async 'Firefox, that sends nothing after the end'() {
    press('keydown', during);
    await end();
    press('keyup');
  },
  async 'Firefox, where the key is released late'() {
    press('keydown', during);
    await end();
    await frames();
    press('keyup');
  },
  async 'Firefox, where the key is released in the frame of the end'() {
    press('keydown', during);
    input().addEventListener('compositionend', () => press('keyup'), { once: true });
    await end();
  },
  async 'Chrome on a Mac, that sends Enter once more at once'() {
    press('keydown', during);
    await end();
    pressAlone();
    press('keyup');
  },
  async 'Chrome on a Mac, that sends Enter once more late'() {
    press('keydown', during);
    await end();
    await frames();
    pressAlone();
    press('keyup');
  },
  async 'Windows, where the key is named Process'() {
    press('keydown', { ...during, key: 'Process' });
    await end();
    await frames();
    pressAlone();
    press('keyup');
  },
  async 'Safari, that ends the syllable before the key'() {
    await end();
    press('keydown', { keyCode: OF_INPUT_METHOD });
    press('keyup');
  },
  async 'an input method that ends the syllable after the key was released'() {
    press('keydown', during);
    press('keyup', during);
    await end();
  },
};

describe.each([
  ['a field that takes Enter itself', true, 'took'],
  ['a field whose form is sent', false, 'sent'],
])('Enter while a syllable is composed, in %s', (_, takes, act) => {
  it.each(Object.entries(ENGINES))('acts once with the whole name, in %s', async (_engine, pressEnter) => {
    acts = [];
    await show(<NameField takes={takes} />);
    await field.click();
    await compose('ㅎ', '혀', '현');
    await pressEnter();
    await frames();
    expect(acts).toEqual([`${act} 현`]);
    // The next press is another one.
    await userEvent.keyboard('{Enter}');
    expect(acts).toEqual([`${act} 현`, `${act} 현`]);
  });

  it('acts not at all when other keys follow before the syllable ends, or the focus has left', async () => {
    acts = [];
    await show(<NameField takes={takes} />);
    await field.click();
    await compose('ㅎ', '혀', '현');
    await pressInComposition('Enter');
    await pressInComposition('ArrowDown');
    await end();
    await frames();
    await compose('ㅊ', '처');
    await pressInComposition('Enter');
    input().blur();
    await frames();
    expect(acts).toEqual([]);
  });
});

it('keys that belong to the input method reach no handler of the page', async () => {
  await show(<NameField takes />);
  const reached: string[] = [];
  const listen = ({ key }: KeyboardEvent) => reached.push(key);
  document.addEventListener('keydown', listen);
  await field.click();
  await compose('ㅎ', '혀');
  for (const key of ['ArrowDown', 'ArrowUp', 'Escape', 'Enter'] as const) await pressInComposition(key);
  expect(reached).toEqual([]);
  await pressInComposition('ArrowUp');
  await finish('혀');
  await userEvent.keyboard('{ArrowUp}');
  expect(reached).toEqual(['ArrowUp']);
  document.removeEventListener('keydown', listen);
});
