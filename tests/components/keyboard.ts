import { cdp } from 'vitest/browser';

/** Virtual key code of a key that belongs to the input method. */
const IN_COMPOSITION = 229;

/** What has the focus shows these letters as a syllable that is not finished: `ㅎ`, `호`, `홉`. */
export async function compose(...steps: readonly string[]): Promise<void> {
  for (const text of steps) {
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
}

/** The input method hands over what it composed. */
export async function finish(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}

/** A key that is pressed while a syllable is composed. */
export async function pressInComposition(key: 'Enter' | 'ArrowDown' | 'ArrowUp' | 'Escape'): Promise<void> {
  const press = { key, code: key, windowsVirtualKeyCode: IN_COMPOSITION };
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
}

/** Into what has the focus, as from another page. */
export function paste(data: Readonly<Record<string, string>>, place: Element | null = document.activeElement): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  place?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
