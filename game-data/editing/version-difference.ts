import type { VersionDifference } from '#features/game-data/editing/fact-version.contract.ts';
import { AppError } from '#shared/errors.ts';
import { findAllOverrides } from '../bases/base.repository.ts';
import { lastChanges } from './change-authors.ts';
import type { FactsMoment } from './facts-moment.ts';
import { pastFacts } from './past-layers.ts';
import { countByEntity, showDifferences } from './shown-differences.ts';
import { type ValueDifference, valueDifferences } from './value-differences.ts';
import { findVersionAuthors } from './version.repository.ts';
import { readVersion } from './version-list.ts';

/** @throws {AppError} NOT_FOUND */
export async function differenceOfVersions(
  moment: FactsMoment,
  versions: { from: number; to: number },
): Promise<VersionDifference> {
  const { db } = moment;
  const [older, newer] = [Math.min(versions.from, versions.to), Math.max(versions.from, versions.to)];
  const [from, to] = [await readVersion(moment, older), await readVersion(moment, newer)];
  if (from === undefined || to === undefined)
    throw new AppError('NOT_FOUND', { message: '그 버전을 찾을 수 없습니다.' });
  const shown = { from: from.version, to: to.version };
  const [before, after] = [await pastFacts(moment, from.row), await pastFacts(moment, to.row)];
  if (before === undefined || after === undefined) return { ...shown, isReadable: false, counts: [], rows: [] };
  const differences = valueDifferences(before.layers, after.layers);
  const changeOf = lastChanges(await findAllOverrides(db), { since: older, until: newer });
  const authors = await findVersionAuthors(db);
  const byOf = (difference: ValueDifference) => {
    const version = changeOf(difference);
    return version === undefined ? null : (authors.get(version)?.by ?? null);
  };
  const layers = { before: before.layers, after: after.layers };
  const rows = showDifferences(differences, layers, byOf);
  return { ...shown, isReadable: true, counts: countByEntity(differences), rows };
}
