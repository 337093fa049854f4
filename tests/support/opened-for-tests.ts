import { afterAll, beforeAll } from 'vitest';

/** Opens before the tests of the calling file or group and closes after them; until then the result is empty. */
export function openedForTests<Opened extends object>(
  open: () => Promise<Opened>,
  close?: (opened: Opened) => Promise<void>,
): Opened {
  const opened = {} as Opened;
  beforeAll(async () => {
    Object.defineProperties(opened, Object.getOwnPropertyDescriptors(await open()));
  });
  if (close) afterAll(() => close(opened));
  return opened;
}
