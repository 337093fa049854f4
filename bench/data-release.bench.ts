import { type Facts, planFacts } from '#game-data/bases/facts.ts';
import { type RawFile, readSourceFolder } from '#game-data/import/read.ts';
import { PROJECT_SOURCES } from '#game-data/import/rows-from-sources.ts';
import { factsOf, makeOverrides } from './fact-overrides.ts';
import { type BenchResult, compare } from './harness.ts';

const OVERRIDES = 1_000;
const ROUNDS = 15;
/** Every so many monsters have another value in the release. */
const NTH = 10;

/** A release that changes values, over overrides and over none. */
export default async function releases(): Promise<BenchResult> {
  const files = await readSourceFolder(PROJECT_SOURCES);
  const { bases, stored } = factsOf(files);
  const bare: Facts = { stored, bases, overrides: [], standing: new Map(), last: undefined, isStored: true };
  const overridden: Facts = { ...bare, overrides: makeOverrides(bases, OVERRIDES, 1) };
  const release = files.map(withChanges);
  const msOf = (facts: Facts) => () => {
    const startedAt = performance.now();
    planFacts(facts, release);
    return performance.now() - startedAt;
  };
  const [ours, baseline] = [msOf(overridden), msOf(bare)];
  ours();
  return compare({
    name: `a release over ${OVERRIDES.toLocaleString('en')} overrides ÷ over none`,
    unit: 'ms',
    target: { ratioAtMost: 1.3 },
    rounds: ROUNDS,
    ours,
    baseline,
  });
}

function withChanges(file: RawFile): RawFile {
  if (file.entity !== 'monsters') return file;
  const rows = file.rows.map((row, index) => {
    if (index % NTH > 0) return row;
    return { ...row, value: { ...(row.value as object), exp: 1_000 + index } };
  });
  return { ...file, rows };
}
