import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pendingAnswer } from '#tests/components/calls.ts';
import { pass, stopClock } from '#tests/components/clock.ts';
import { compose, finish, pressInComposition } from '#tests/components/keyboard.ts';
import { show, visited } from '#tests/components/show.tsx';
import { tap, useFingers } from '#tests/components/touch.ts';
import { Specimen } from '../specimen/specimen.tsx';
import { startCards } from './card-trigger.ts';
import { addToast, type ToastMessage } from './toast-host.tsx';

type ContentOf = (key: string) => Promise<ReactNode>;

const KNOWN: ContentOf = async (key) => (key === 'item:3' ? null : key);

let stopCards: (() => void) | undefined;

afterEach(async () => {
  stopCards?.();
  await useFingers(false);
});

async function open(width = 1440, contentOf = KNOWN) {
  await page.viewport(width, 900);
  await show(<Specimen />);
  stopCards = startCards(contentOf);
}

const first = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return page.elementLocator(found);
};
const nameOf = (id: number) => first(`[data-card="item:${id}"] .nm`);
const pictureOf = (id: number) => first(`[data-card="item:${id}"] .tile`);
const heading = page.getByRole('heading', { name: '버튼' });

describe('the card of a name', () => {
  const card = page.getByRole('tooltip', { includeHidden: true });

  it('opens under the pointer inside the window, and closes with Escape and beside it', async () => {
    await open();
    await nameOf(1).hover();
    await expect.element(card).toMatchTextContent('item:1');
    const { left, right, top, bottom } = card.element().getBoundingClientRect();
    expect([left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight]).toEqual([true, true, true, true]);
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeVisible();
    await heading.hover();
    await nameOf(2).hover();
    await expect.element(card).toMatchTextContent('item:2');
    await heading.hover();
    await expect.element(card).not.toBeVisible();
  });

  it('opens at the name of a row alone, not wherever the pointer is on the row', async () => {
    await open();
    await nameOf(1).hover();
    await expect.element(card).toBeVisible();
    await page.getByText('▲3.4%').first().hover({ force: true });
    await expect.element(card).not.toBeVisible();
  });

  it('opens with the focus of the keyboard, names itself at its anchor, and leaves the focus there', async () => {
    await open();
    const link = first('[data-card="item:1"]');
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(card).toMatchTextContent('item:2');
    const described = document.querySelector('[aria-describedby="hover-card"]');
    expect(described).toBe(document.activeElement);
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toBeVisible();
    expect(document.activeElement).toBe(described);
    // There is nothing to say about the next one.
    await userEvent.keyboard('{Tab}');
    await expect.element(card).not.toBeVisible();
  });

  it('opens by a tap on the picture and stays while the page grows above it; a tap on the name opens the page', async () => {
    await useFingers();
    stopClock();
    await open(390);
    await pass(2000);
    await expect.element(card).toBeInTheDocument();
    await tap(pictureOf(2));
    await expect.element(card).toMatchTextContent('item:2');
    expect(card.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
    expect(visited).toEqual([]);
    const before = scrollY;
    document.querySelector('main')?.insertAdjacentHTML('beforebegin', '<div style="height: 200px"></div>');
    await expect.poll(() => scrollY).toBe(before + 200);
    await pass(200);
    await expect.element(card).toBeVisible();
    document.querySelector('main')?.previousElementSibling?.remove();
    await tap(nameOf(2));
    await expect.poll(() => visited).toEqual(['/#sword']);
    await expect.element(card).not.toBeVisible();
    // The link of a row is stretched over it.
    await tap(page.getByText('▼3.2%').first());
    await expect.poll(() => visited).toEqual(['/#sword', '/#sword']);
  });

  it('does not open for a name that was left before it came', async () => {
    const content = pendingAnswer<ReactNode>();
    stopClock();
    await open(1440, () => content.answer);
    await nameOf(1).hover();
    await expect.element(card).toBeInTheDocument();
    await pass(200);
    await heading.hover();
    await pass(200);
    content.release('late');
    await pass(5000);
    await expect.element(card).not.toBeVisible();
  });
});

describe('a long list', () => {
  it('unfolds its rows from the 51st on', async () => {
    await open(390);
    await expect.element(page.getByText('51층')).not.toBeVisible();
    await page.getByText('51–64').click();
    await expect.element(page.getByText('51층')).toBeVisible();
  });
});

describe('what opens over the page', () => {
  const openAll = async () => {
    await open();
    await page.getByRole('button', { name: '펼치기' }).click();
  };

  it('has its button focused, and closes by Escape and by a press outside', async () => {
    await openAll();
    const dialog = page.getByRole('dialog', { name: '로그인 후 이용해 주세요' });
    const opener = page.getByRole('button', { name: '대화 상자', exact: true });
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.body, { position: { x: 20, y: 450 } }),
    ]) {
      await opener.click();
      await expect.element(dialog.getByRole('button', { name: '확인' })).toHaveFocus();
      expect(dialog.element().getBoundingClientRect().width).toBe(300);
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    }
  });

  it('is chosen from by keyboard: the combobox and the menu', async () => {
    await openAll();
    const field = page.getByRole('combobox', { name: '아이템' });
    await field.fill('현');
    await expect.element(page.getByRole('option', { name: '현철중검' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('현철중검');
    (page.getByRole('button', { name: '더 하기' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitem', { name: '초기화' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menuitem', { name: '초기화' })).not.toBeInTheDocument();
  });

  it('finds a syllable while it is composed, and Enter does not choose it meanwhile', async () => {
    await openAll();
    const field = page.getByRole('combobox', { name: '아이템' });
    await field.click();
    await compose('ㅎ', '혀', '현');
    await expect.element(page.getByRole('option', { name: '현철중검' })).toBeVisible();
    await pressInComposition('ArrowDown');
    await pressInComposition('Enter');
    await expect.element(field).toHaveValue('현');
    const keys: string[] = [];
    field.element().addEventListener('keydown', (event) => keys.push((event as KeyboardEvent).key));
    await finish('현');
    await expect.poll(() => keys).toEqual(['Enter']);
    // No arrow has marked a row: the Enter that ended the syllable chooses none.
    await expect.element(field).not.toHaveValue('현철중검');
  });
});

describe('a message', () => {
  const toasts = () => document.querySelectorAll('.toasts .toast');
  const showMessage = (changes: Partial<ToastMessage> = {}) => addToast({ tone: 'ok', title: '끌올 완료', ...changes });
  const left = () => toasts()[0]?.getBoundingClientRect().left ?? Number.NaN;

  it('stands at the top right and goes after three seconds, later with something to press', async () => {
    stopClock();
    await open();
    showMessage();
    await expect.poll(() => toasts().length).toBe(1);
    expect([left() > innerWidth / 2, (toasts()[0]?.getBoundingClientRect().top ?? 900) < 200]).toEqual([true, true]);
    await pass(2900);
    expect(toasts()).toHaveLength(1);
    await pass(200);
    await expect.poll(() => toasts().length).toBe(0);
    showMessage({ action: { label: '되돌리기', act: () => undefined } });
    await expect.element(page.getByRole('button', { name: '되돌리기' })).toBeVisible();
    await pass(7900);
    expect(toasts()).toHaveLength(1);
    await pass(200);
    await expect.poll(() => toasts().length).toBe(0);
  });

  it('stands on the side where nothing has the focus', async () => {
    stopClock();
    await open();
    showMessage();
    await expect.poll(() => toasts().length).toBe(1);
    const button = document.body.appendChild(document.createElement('button'));
    for (const side of ['right', 'left', 'right'] as const) {
      button.style.cssText = `position: fixed; top: 30px; ${side}: 40px`;
      button.blur();
      button.focus();
      await expect.poll(() => (left() > innerWidth / 2 ? 'right' : 'left')).toBe(side === 'right' ? 'left' : 'right');
    }
    button.remove();
  });

  it('undoes the last thing alone, once', async () => {
    stopClock();
    await open();
    const undone: string[] = [];
    for (const title of ['첫째', '둘째'])
      showMessage({ title, action: { label: '되돌리기', act: () => undone.push(title) } });
    const undo = page.getByRole('button', { name: '되돌리기' });
    await expect.poll(() => undo.elements().length).toBe(1);
    await undo.click();
    await expect.poll(() => toasts().length).toBe(0);
    expect(undone).toEqual(['둘째']);
  });
});
