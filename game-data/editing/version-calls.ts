import type { FactBases } from '#features/game-data/editing/fact-base.contract.ts';
import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import type {
  BackPlan,
  BackScope,
  FactVersion,
  VersionDifference,
} from '#features/game-data/editing/fact-version.contract.ts';
import type { NewImport } from '#features/game-data/editing/facts-desk.ts';
import { readBaseList } from './base-list.ts';
import { writeFactsFile } from './export-file.ts';
import type { FactsMoment } from './facts-moment.ts';
import { writeOverridesFile } from './overrides-file.ts';
import { readBackPlan } from './plan-back.ts';
import { findImport, readImport } from './read-import.ts';
import { differenceOfVersions } from './version-difference.ts';
import { listVersions } from './version-list.ts';

/** What the desk reads of versions, bases and files. */
export const VERSION_CALLS = {
  bases: (moment: FactsMoment): Promise<FactBases> => readBaseList(moment),
  versions: (moment: FactsMoment, page: { limit: number; before?: number | undefined }): Promise<FactVersion[]> =>
    listVersions(moment, page),
  difference: (moment: FactsMoment, versions: { from: number; to: number }): Promise<VersionDifference> =>
    differenceOfVersions(moment, versions),
  planBack: (moment: FactsMoment, { to, scope }: { to: number; scope: BackScope }): Promise<BackPlan> =>
    readBackPlan(moment, to, scope),
  file: (
    { snapshot }: FactsMoment,
    { entity, format }: { entity: string; format: 'csv' | 'json' },
  ): string | undefined => writeFactsFile(snapshot, entity, format),
  overridesFile: ({ snapshot }: FactsMoment): string => writeOverridesFile(snapshot),
  readImport: (moment: FactsMoment, upload: NewImport): Promise<FactImport> => readImport(moment, upload),
  findImport: (moment: FactsMoment, own: { id: number; by: string; at: Date }): Promise<FactImport | undefined> =>
    findImport(moment, own),
};
