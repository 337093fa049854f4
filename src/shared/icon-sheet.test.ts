import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iconSheetAddresses, iconsOfSheet, MAX_ICONS_OF_SHEET } from './icon-sheet.ts';

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);

describe('a sheet of icons', () => {
  it('has one address for equal names', () => {
    expect(iconSheetAddresses(['beer-stein', 'acorn', 'beer-stein'])).toEqual(
      new Map([
        ['acorn', '/icons/sheets/acorn.beer-stein.svg#acorn'],
        ['beer-stein', '/icons/sheets/acorn.beer-stein.svg#beer-stein'],
      ]),
    );
    expect(iconSheetAddresses([])).toEqual(new Map());
  });

  it('is read back by its file, also where names need several', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 200 }), (names) => {
        const addresses = iconSheetAddresses(names);
        const files = new Set(
          [...addresses.values()].map((address) => address.slice('/icons/sheets/'.length).split('#')[0] ?? ''),
        );
        expect(files.size).toBe(Math.ceil(names.length / MAX_ICONS_OF_SHEET));
        expect([...files].flatMap((file) => iconsOfSheet(file)).sort()).toEqual([...names].sort());
      }),
    );
  });

  it.each([
    'beer-stein.acorn.svg',
    'acorn.acorn.svg',
    'acorn..beer-stein.svg',
    'acorn.png',
    '.svg',
    'acorn/beer-stein.svg',
    `${Array.from({ length: MAX_ICONS_OF_SHEET + 1 }, (_, at) => `a${String(at).padStart(3, '0')}`).join('.')}.svg`,
  ])('is not one of %s', (file) => {
    expect(iconsOfSheet(file)).toBeNull();
  });
});
