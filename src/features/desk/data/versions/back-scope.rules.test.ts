import { expect, it } from 'vitest';
import { deskVersion, differenceLine, GALAXY, LOTUS } from '#tests/support/desk-facts.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { type BackChoice, listEditors, toBackScope } from './back-scope.rules.ts';

const version = deskVersion(87);
const field = differenceLine(331, '흑암사슴');
const row = differenceLine(3, '달빛조각', { entity: 'items', field: null, kind: 'added' });
const nothing: BackChoice = { scope: 'field', line: undefined, person: '', span: 'version' };
const by = GALAXY.userId;

it.each<[choice: Partial<BackChoice>, scope: unknown]>([
  [{}, undefined],
  [{ line: row }, undefined],
  [{ line: field }, { entity: 'monsters', rowId: 331, field: 'exp' }],
  [
    { line: field, scope: 'row' },
    { entity: 'monsters', rowId: 331 },
  ],
  [
    { line: row, scope: 'row' },
    { entity: 'items', rowId: 3 },
  ],
  [{ scope: 'row' }, undefined],
  [{ scope: 'person' }, undefined],
  [
    { scope: 'person', person: by },
    { by, since: version.at },
  ],
  [
    { scope: 'person', person: by, span: 'today' },
    { by, since: '2026-11-29T15:00:00.000Z' },
  ],
  [
    { scope: 'person', person: by, span: '72' },
    { by, since: '2026-11-27T03:00:00.000Z' },
  ],
  [{ scope: 'all' }, { scope: 'all' }],
])('the choice %o goes back over %o', (choice, scope) => {
  expect(toBackScope({ ...nothing, ...choice }, version, NOON.getTime())).toEqual(scope);
});

it('whoever changed something or made a version is named once', () => {
  const rows = [
    differenceLine(1, '여우', { by: LOTUS }),
    differenceLine(2, '늑대'),
    differenceLine(3, '곰', { by: LOTUS }),
  ];
  expect(listEditors(rows, [version])).toEqual([LOTUS, GALAXY]);
});
