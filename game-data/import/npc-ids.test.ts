import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refTo } from './draft.ts';
import { assignIds } from './identify.ts';
import { withNpcIds } from './npc-ids.ts';
import { renamingsOf } from './renamings.ts';
import type { SourceRow } from './source-rows.ts';

const MAP_IDS = new Map([
  ['4', 3],
  ['5', 4],
  ['99', 1_000_000],
]);

const draft = (code: string, name: string, which = 1, id: number | null = null) => ({
  id,
  key: `${code}/${name}/${which}`,
  map_id: refTo('map', code),
  name,
  which,
  x: 1,
  y: 1,
  source: ['seen'],
  confidence: 'medium' as const,
});
const storedRow = (id: number, code: string, name: string, which = 1) => ({
  id,
  key: `${code}/${name}/${which}`,
  map_id: MAP_IDS.get(code) ?? 0,
  name,
  which,
});

/** `was`: the former names of drafts, by their keys. */
function idsOf(
  drafts: ReturnType<typeof draft>[],
  stored: ReturnType<typeof storedRow>[] = [],
  mapIds = MAP_IDS,
  was: Record<string, string> = {},
) {
  const people = drafts.map(({ key, name, which }) => {
    return { map: key.slice(0, key.indexOf('/')), name, which, was: was[key] } as SourceRow<'people'>;
  });
  const renamings = renamingsOf({ people }, { item: (name) => name, hasItem: () => false });
  const wanted = withNpcIds(drafts, stored, mapIds, renamings.npc)?.map((one) => ({
    ...renamings.npc?.get(one.key),
    ...one,
  }));
  const { ids } = assignIds('npc', wanted ?? [], stored);
  return drafts.map(({ key }) => ids.get(key));
}

describe('the id of a person', () => {
  it('begins with that of his map, and counts the others on it', () => {
    expect(idsOf([draft('4', '떡쇠'), draft('5', '예쁜이'), draft('4', '떡쇠마누라')])).toEqual([3001, 4001, 3002]);
  });

  it('stays when another comes before him, who takes none that was ever given', () => {
    const stored = [storedRow(3001, '4', '떡쇠'), storedRow(3002, '4', '떡쇠마누라')];
    expect(idsOf([draft('4', '손님'), draft('4', '떡쇠')], stored)).toEqual([3003, 3001]);
  });

  it('stays when the code of his map changes', () => {
    const stored = [storedRow(3001, '4', '떡쇠'), storedRow(3002, '4', '경비병'), storedRow(3003, '4', '경비병', 2)];
    const drafts = [draft('7', '경비병'), draft('7', '경비병', 2), draft('7', '떡쇠'), draft('7', '손님')];
    expect(idsOf(drafts, stored, new Map([['7', 3]]))).toEqual([3002, 3003, 3001, 3004]);
  });

  it('stays when he is renamed, also with the code of his map, and who gets his name is another', () => {
    const stored = [storedRow(3001, '4', '떡쇠')];
    const [renamed, former] = [draft('4', '돌쇠'), draft('4', '떡쇠')];
    const was = { '4/돌쇠/1': '떡쇠', '7/돌쇠/1': '떡쇠' };
    expect(idsOf([renamed], stored, MAP_IDS, was)).toEqual([3001]);
    expect(idsOf([draft('7', '돌쇠')], stored, new Map([['7', 3]]), was)).toEqual([3001]);
    expect(idsOf([former, renamed], stored, MAP_IDS, was)).toEqual([3002, 3001]);
  });

  it('is the one that a file gives, and no other person gets it', () => {
    expect(idsOf([draft('4', '손님'), draft('4', '떡쇠', 1, 3001)])).toEqual([3002, 3001]);
  });

  it('is another free one where the thousand of his map is used up, or belongs to operators', () => {
    const stored = Array.from({ length: 1000 }, (_, index) => storedRow(3001 + index, '4', '경비병', index + 1));
    const [full, high] = idsOf([draft('4', '손님'), draft('99', '떡쇠')], stored);
    expect([full, high]).toEqual([4001, 4002]);
  });

  it('is never one that anybody has or had', () => {
    const person = fc.record({
      code: fc.constantFrom('4', '5', '99'),
      name: fc.constantFrom('떡쇠', '경비병', '손님'),
      which: fc.integer({ min: 1, max: 3 }),
    });
    const selector = (one: { code: string; name: string; which: number }) => `${one.code}/${one.name}/${one.which}`;
    const files = fc.array(fc.uniqueArray(person, { selector }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(files, (sets) => {
        const known = new Map<string, ReturnType<typeof storedRow>>();
        for (const people of sets) {
          const drafts = people.map(({ code, name, which }) => draft(code, name, which));
          const ids = idsOf(drafts, [...known.values()]);
          people.forEach(({ code, name, which }, index) => {
            const row = storedRow(ids[index] ?? 0, code, name, which);
            const before = known.get(row.key);
            if (before !== undefined) expect(row.id).toBe(before.id);
            known.set(row.key, row);
          });
          expect(new Set([...known.values()].map(({ id }) => id)).size).toBe(known.size);
        }
      }),
    );
  });
});
