import { expect, it } from 'vitest';
import { sourcesUnder } from './tree.ts';

const NATIVE = /type=(?:\{[^}]*)?["'](?:date|time|datetime-local|month|week)["']/;

it('no field of time is the browser’s own, which speaks the language of the device', () => {
  const found = sourcesUnder('src').filter((file) => NATIVE.test(file.text()));
  expect(found.map(({ path }) => path)).toEqual([]);
});

it('finds such a field, also where the type is chosen', () => {
  for (const field of ['<input type="date" />', "<TextInput type={isDay ? 'date' : 'datetime-local'} />"])
    expect(field).toMatch(NATIVE);
  expect('<input type="text" />').not.toMatch(NATIVE);
});
