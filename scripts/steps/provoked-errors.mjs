import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTop } from './places.mjs';
import { print } from './print.mjs';

/**
 * Runs all tests, each process of which records the errors of endpoints that it provoked, and counts as failed each declared
 * error that none of them provoked. Tests that failed may have provoked less, so then nothing is compared.
 * @template {{ failed: number }} Counts
 * @param {(env: Record<string, string>) => Promise<Counts>} run
 * @returns {Promise<Counts>}
 */
export async function requireProvokedErrors(run) {
  const folder = inTop('.cache', 'test-results', `errors-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const counts = await run({ PROVOKED_ERRORS: folder });
    return counts.failed > 0 ? counts : { ...counts, failed: await countUnprovoked(readRecorded(folder)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readRecorded(folder) {
  return new Set(readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')));
}

async function countUnprovoked(provoked) {
  const { compareErrors, declaredErrors, readUnprovoked } = await import('../../tests/structure/declared-errors.ts');
  const compared = compareErrors({ declared: await declaredErrors(), provoked, listed: readUnprovoked() });
  for (const error of compared.unprovoked) print(`  ✗ 선언했지만 어떤 테스트도 일으키지 않은 오류: ${error}`);
  for (const error of compared.provokedNow) {
    print(`  테스트가 일으키는 오류라 tests/structure/unprovoked-errors.json에서 지울 수 있습니다: ${error}`);
  }
  return compared.unprovoked.length;
}
