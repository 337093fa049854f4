import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, stopClock } from '#tests/components/clock.ts';
import { compose, finish } from '#tests/components/keyboard.ts';
import './boot.ts';
import { hydrationProbe } from './hydration-probe.ts';

/** Longer than the first script waits between two looks. */
const LOOK_MS = 100;

/** As the server draws it. */
const DRAWN =
  '<div><input aria-label="이름" value=""><input aria-label="서버" value="연"><input type="checkbox" aria-label="확인"><input type="number" aria-label="가격" value=""><textarea aria-label="설명"></textarea><select aria-label="직업"><option selected="">전사</option><option>도적</option></select></div>';

const name = page.getByRole('textbox', { name: '이름' });
const server = page.getByRole('textbox', { name: '서버' });
const consent = page.getByRole('checkbox', { name: '확인' });
const price = page.getByRole('spinbutton', { name: '가격' });
const text = page.getByRole('textbox', { name: '설명' });
const job = page.getByRole('combobox', { name: '직업' });

let place: HTMLElement;
let root: Root | undefined;
const FIRST = { name: '', server: '연', isChecked: false, price: '', text: '', job: '전사' };
let code = FIRST;

function Form({ onReady }: { onReady(): void }) {
  const [state, setState] = useState(FIRST);
  useEffect(() => {
    code = state;
  });
  useEffect(onReady, [onReady]);
  return (
    <div {...hydrationProbe}>
      <input
        aria-label="이름"
        value={state.name}
        onChange={(event) => setState({ ...state, name: event.target.value })}
      />
      <input
        aria-label="서버"
        value={state.server}
        onChange={(event) => setState({ ...state, server: event.target.value })}
      />
      <input
        type="checkbox"
        aria-label="확인"
        checked={state.isChecked}
        onChange={(event) => setState({ ...state, isChecked: event.target.checked })}
      />
      <input
        type="number"
        aria-label="가격"
        value={state.price}
        onChange={(event) => setState({ ...state, price: event.target.value })}
      />
      <textarea
        aria-label="설명"
        value={state.text}
        onChange={(event) => setState({ ...state, text: event.target.value })}
      />
      <select aria-label="직업" value={state.job} onChange={(event) => setState({ ...state, job: event.target.value })}>
        <option>전사</option>
        <option>도적</option>
      </select>
    </div>
  );
}

/** The code of the form comes; it is not told yet of what was done before. */
async function comeAlive(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  root = hydrateRoot(place, <Form onReady={resolve} />);
  await promise;
}

async function expectName(value: string): Promise<void> {
  await pass(LOOK_MS);
  expect([(name.element() as HTMLInputElement).value, code.name]).toEqual([value, value]);
}

beforeEach(() => {
  stopClock();
  place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = DRAWN;
});

afterEach(() => {
  root?.unmount();
  place.remove();
});

describe('what is typed while the code of a page comes', () => {
  it('loses no letter that is typed before the code is told of the first ones', async () => {
    await name.click();
    await userEvent.keyboard('ㅈ');
    await comeAlive();
    await userEvent.keyboard('ㅎ');
    await expectName('ㅈㅎ');
    await userEvent.keyboard('ㅂ');
    await expectName('ㅈㅎㅂ');
  });

  it('goes on where the caret stood', async () => {
    await name.click();
    await userEvent.keyboard('ㅈㅂ{ArrowLeft}');
    await comeAlive();
    await pass(LOOK_MS);
    await userEvent.keyboard('ㅎ');
    await expectName('ㅈㅎㅂ');
  });

  it('leaves a syllable that is being composed to the input method', async () => {
    await name.click();
    await compose('ㅎ', '호');
    await comeAlive();
    await pass(LOOK_MS);
    await compose('홉');
    await pass(LOOK_MS);
    await finish('홉');
    await expectName('홉');
  });

  it('tells of a field that was emptied', async () => {
    await server.click();
    await userEvent.keyboard('{Backspace}');
    await comeAlive();
    await pass(LOOK_MS);
    expect([(server.element() as HTMLInputElement).value, code.server]).toEqual(['', '']);
  });

  it('keeps the last state of a box that is pressed before and after', async () => {
    await consent.click();
    await comeAlive();
    await consent.click();
    await pass(LOOK_MS);
    expect([(consent.element() as HTMLInputElement).checked, code.isChecked]).toEqual([false, false]);
  });

  it('tells of a price, of lines and of a choice', async () => {
    await price.click();
    await userEvent.keyboard('12');
    await text.click();
    await userEvent.keyboard('ㄱ{Enter}ㄴ');
    (job.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await comeAlive();
    await price.click();
    await userEvent.keyboard('3');
    await pass(LOOK_MS);
    expect(code).toMatchObject({ price: '123', text: 'ㄱ\nㄴ', job: '도적' });
    expect((price.element() as HTMLInputElement).value).toBe('123');
  });

  it('does not wait for a field that another library draws on a page that is hydrated', async () => {
    await comeAlive();
    const editor = document.createElement('div');
    editor.contentEditable = 'true';
    place.firstElementChild?.append(editor);
    editor.focus();
    await userEvent.keyboard('ㅎ');
    expect([editor.textContent, vi.getTimerCount()]).toEqual(['ㅎ', 0]);
  });
});
