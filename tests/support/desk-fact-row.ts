import type { DeskConflict } from '#features/desk/data/fact-conflict-desk.contract.ts';
import type { DeskFactField, DeskFactRow, DeskFactRowDetail } from '#features/desk/data/fact-row-desk.contract.ts';
import { fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';

export const EUNHASU = { userId: '00000000-0000-4000-8000-000000000009', name: '은하수' };

/** A field as its base has it. */
export function factField(
  name: string,
  value: unknown,
  text: string,
  more: Partial<DeskFactField> = {},
): DeskFactField {
  return {
    ...{ name, value, text, base: value, baseText: text, override: null, isConflict: false },
    ...{ source: ['fb-2020'], confidence: 'medium', doubts: [], ...more },
  };
}

const DUNGEON = { ref: 'dungeons', id: 9 } as const;
const VALUES: Readonly<Record<string, [unknown, string]>> = {
  id: [214, '214'],
  source: [['fb-2020'], '재현 서버'],
  confidence: ['medium', '보통'],
  dungeon: [DUNGEON, '부여 흉가'],
  name: ['처녀귀신', '처녀귀신'],
  sortOrderInDungeon: [1, '1'],
  hp: [50_000, '50,000'],
};

const overridden = {
  ...{ id: 31, value: 452_000, base: 450_000, source: ['report'], confidence: 'low-medium' as const, by: EUNHASU },
  ...{ at: '2026-11-12T03:00:00.000Z', reason: '제보 5명', version: 86 },
};

/** `처녀귀신`: its experience is overridden and in conflict, its health in doubt, and players propose another one. */
export function deskFactRow(changes: Partial<DeskFactRowDetail> = {}): DeskFactRowDetail {
  const fields = fieldsOf('monsters').map(({ name }) => {
    if (name === 'exp') {
      const more = { base: 455_000, baseText: '455,000', override: overridden, isConflict: true, source: ['report'] };
      return factField('exp', 452_000, '452,000', more);
    }
    const [value, text] = VALUES[name] ?? [null, '–'];
    const doubts = [{ kind: 'twin' as const, text: '체력: 부여 흉가 50,000, 국내 흉가 52,000', isConfirmed: false }];
    return factField(name, value, text, name === 'hp' ? { doubts } : {});
  });
  return {
    ...{ entity: 'monsters', id: 214, name: '처녀귀신', key: '부여 흉가/처녀귀신', state: 'inForce', isAdded: false },
    ...{ because: [], version: 88, fields, wouldSleep: 2, names: { 'dungeons/9': '부여 흉가' } },
    history: [
      {
        ...{ version: 86, at: '2026-11-12T03:00:00.000Z', by: EUNHASU, reason: '제보 5명', kind: 'field' },
        ...{ field: 'exp', value: 452_000, text: '452,000' },
      },
      {
        ...{ version: 70, at: '2026-09-14T03:00:00.000Z', by: EUNHASU, reason: '잘못 잰 값', kind: 'field' },
        ...{ field: 'hp', value: 48_000, text: '48,000' },
      },
      { version: null, at: null, by: null, reason: null, kind: 'base', field: 'exp', value: 455_000, text: '455,000' },
    ],
    corrections: [
      {
        ...{ id: 7, field: 'hp', value: 52_000, text: '52,000', count: 3, firstAt: '2026-11-29T03:00:00.000Z' },
        comments: ['2층 기준입니다'],
      },
    ],
    references: [{ entity: 'drops', count: 2, rows: [{ entity: 'drops', id: 801, name: '처녀귀신 · 진호박' }] }],
    uses: { trades: 0, watches: 0, parties: 1, articles: 2 },
    href: '/monsters/214',
    ...changes,
  };
}

export function deskFactLine(id: number, name: string, more: Partial<DeskFactRow> = {}): DeskFactRow {
  return {
    ...{ id, name, state: 'inForce', isAdded: false, values: {}, texts: {}, base: {}, overridden: [], conflicts: [] },
    ...{ doubts: 0, version: 1, proposed: 0, ...more },
  };
}

/** The one in which the experience of `deskFactRow` is. */
export function factConflict(): DeskConflict {
  return {
    ...{ id: 31, entity: 'monsters', rowId: 214, name: '처녀귀신', field: 'exp', source: ['report'], by: EUNHASU },
    ...{ base: 450_000, value: 452_000, now: 455_000, confidence: 'low-medium', at: '2026-11-12T03:00:00.000Z' },
    texts: { base: '450,000', value: '452,000', now: '455,000' },
  };
}
