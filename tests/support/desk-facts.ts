import type { DeskBases } from '#features/desk/data/fact-base-desk.contract.ts';
import type { DeskConflict } from '#features/desk/data/fact-conflict-desk.contract.ts';
import type { DeskBackPlan, DeskDifference, DeskVersion } from '#features/desk/data/fact-version-desk.contract.ts';
import type { FactFault } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import type { LiveEvent } from '#shared/live-event.ts';
import { NOON } from './desk-settings.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOON.getTime() - hours * HOUR_MS).toISOString();

export const GALAXY = { userId: '00000000-0000-4000-8000-000000000002', name: '은하수' };
export const LOTUS = { userId: '00000000-0000-4000-8000-000000000003', name: '연꽃차' };

/** An override whose base has another value by now. */
export function deskConflict(
  id: number,
  name: string,
  [base, value, now]: readonly [number, number, number],
  parts: Partial<DeskConflict> = {},
): DeskConflict {
  const digits = (one: number) => one.toLocaleString('ko');
  return {
    ...{ id, entity: 'monsters', rowId: 300 + id, name, field: 'exp', base, value, now },
    texts: { base: digits(base), value: digits(value), now: digits(now) },
    source: ['operator'],
    confidence: 'high',
    by: GALAXY,
    at: ago(400),
    ...parts,
  };
}

export function deskVersion(id: number, parts: Partial<DeskVersion> = {}): DeskVersion {
  const changes = { added: 0, changed: 2, removed: 0 };
  return {
    id,
    at: ago((91 - id) * 20),
    by: GALAXY,
    origin: 'edit',
    release: null,
    changes,
    note: `수정 ${id}`,
    ...parts,
  };
}

type Line = DeskDifference['rows'][number];

export function differenceLine(rowId: number, name: string, parts: Partial<Line> = {}): Line {
  const values = { field: 'exp', kind: 'changed' as const, before: '500,000', after: '550,000' };
  return { entity: 'monsters', rowId, name, ...values, by: null, ...parts };
}

export function deskDifference(from: DeskVersion, to: DeskVersion, rows: Line[]): DeskDifference {
  const entities = [...new Set(rows.map(({ entity }) => entity))];
  const counts = entities.map((entity) => ({ entity, count: rows.filter((row) => row.entity === entity).length }));
  return { from, to, isReadable: true, counts, rows };
}

export function backPlanOf(parts: Partial<DeskBackPlan> = {}): DeskBackPlan {
  return {
    version: 91,
    changes: { added: 0, changed: 1, removed: 0 },
    values: 1,
    byPerson: [{ by: GALAXY, count: 1 }],
    ...{ left: [], goneRows: [], ownEntities: [], fields: [], corrections: 0 },
    ...parts,
  };
}

export function factFault(row: number, field: string, reason: string, parts: Partial<FactFault> = {}): FactFault {
  return { file: 'monsters.csv', row, field, reason, at: null, ...parts };
}

type Base = DeskBases['bases'][number];

/** Monsters follow the releases, drops do not. */
export function deskBases(parts: Partial<DeskBases> = {}): DeskBases {
  const base: Base = {
    ...{ entity: 'monsters', label: '몬스터', isSheet: false, follows: 'project', rows: 740 },
    ...{ release: 12, since: ago(300), missed: null },
  };
  const missed = { added: 3, changed: 41, removed: 1, release: 12 };
  const own: Base = { ...base, entity: 'drops', label: '드롭', follows: 'own', rows: 4210, release: null, missed };
  return { version: 91, release: 12, bases: [base, own], waiting: null, ...parts };
}

export function waitingRelease(): NonNullable<DeskBases['waiting']> {
  const way = { entity: 'monsters' as const, field: 'exp', text: '550,000', by: GALAXY, at: ago(50) };
  return {
    release: 13,
    at: ago(3),
    faults: [factFault(12, 'exp', '0보다 커야 합니다.')],
    faultCount: 812,
    blocking: [
      { ...way, id: 41, rowId: 331, name: '흑암사슴' },
      { ...way, id: 42, rowId: 332, name: '수렴귀' },
    ],
  };
}

export function uploadedFile(id: number, parts: Partial<FactImport> = {}): FactImport {
  const { by: _, ...line } = differenceLine(331, '흑암사슴');
  return {
    ...{
      id,
      at: ago(0),
      until: ago(-24),
      appliedAt: null,
      mode: 'merge',
      entity: 'monsters',
      fileName: 'monsters.csv',
    },
    ...{ rows: 740, version: 91, offeredEncoding: null, unknownColumns: [], missingColumns: [], fits: null },
    ...{ faults: [], faultCount: 0, changes: { added: 0, changed: 1, removed: 0 } },
    difference: [{ ...line, by: null }],
    differenceCount: 1,
    ...parts,
  };
}

/** Another operator has changed the facts. */
export const FACTS_CHANGED: LiveEvent = { topics: [ownTopic], type: 'desk.changed', data: { kind: 'data', id: null } };
