import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Opens before the tests of the calling file or group and closes after them; until then the result is empty. */
export function openedForTests<Opened extends object>(
  open: () => Promise<Opened>,
  close?: (opened: Opened) => Promise<void>,
): Opened {
  const opened = {} as Opened;
  beforeAll(() => fill(opened, open));
  if (close) afterAll(() => close(opened));
  return opened;
}

/** Another one before every test. */
export function madeForEachTest<Made extends object>(make: () => Promise<Made>): Made {
  const made = {} as Made;
  beforeEach(() => fill(made, make));
  return made;
}

async function fill<Filled extends object>(target: Filled, make: () => Promise<Filled>): Promise<void> {
  Object.defineProperties(target, Object.getOwnPropertyDescriptors(await make()));
}
