import type { FactFault } from '#features/game-data/editing/fact-change.contract.ts';
import { MAX_LISTED_FAULTS } from '#features/game-data/editing/fact-change.contract.ts';
import { ENTITIES } from '#features/game-data/entities/entity.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { DataIssue } from '../import/data-issue.ts';
import { standingFile } from '../layers/entries.ts';
import type { Layers } from '../layers/layer-rows.ts';
import { rowTitles, titleIn } from './row-titles.ts';

const ENTITY_OF_FILE = new Map(ENTITIES.map((entity) => [standingFile(entity), entity]));

export interface ListedFaults {
  faults: FactFault[];
  faultCount: number;
}

/** The first faults, with the rows that stand in no file in hand. */
export function toFactFaults(issues: readonly DataIssue[], layers: Layers): ListedFaults {
  const titles = rowTitles(layers);
  const faults = issues.slice(0, MAX_LISTED_FAULTS).map(({ file, row, field, reason }): FactFault => {
    const entity = ENTITY_OF_FILE.get(file);
    const at = entity !== undefined && row > 0 ? { entity, id: row, name: titleIn(entity, row, titles) } : null;
    return { file, row, field, reason, at };
  });
  return { faults, faultCount: issues.length };
}

export function faultsError(listed: ListedFaults): AppError {
  return new AppError('INVALID_INPUT', {
    message: `자료를 검사하니 잘못된 곳이 ${listed.faultCount}군데입니다. 바뀐 것은 없습니다.`,
    data: { ...listed },
  });
}
