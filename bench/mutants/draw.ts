import { type Random, seededRandom } from '#demo/random.ts';
import { countCode } from '../sizes/count-code.ts';
import type { SourceFile } from '../source-files.ts';
import { anchorOf } from './anchor.ts';
import type { Mutant } from './mutant-list.ts';
import { type MutationPoint, mutationPoints } from './operators.ts';

const ROOMS = /^src\/(?:platform|shared|features)\/.*\.ts$/;
const LOADER = /\.loader\.ts$/;
/** Rendering, contracts, texts and tests. */
const LEFT_OUT = /\/(?:ui|pages)\/|\.(?:test|labels|text|contract|tables|d)\.ts$/;
const MAX_ANCHOR_LINES = 8;

export const isMutable = (path: string): boolean => ROOMS.test(path) && (LOADER.test(path) || !LEFT_OUT.test(path));

interface Candidate {
  file: SourceFile;
  statements: number;
  points: MutationPoint[];
}

/**
 * Draws faults: a file weighted by its statements, then an operator that applies in it, then a place. Deterministic for
 * a seed and the same files.
 */
export function drawMutants(files: readonly SourceFile[], { seed, count }: { seed: number; count: number }): Mutant[] {
  const random = seededRandom(seed);
  const candidates = files.map(candidateOf);
  const drawn: Mutant[] = [];
  while (drawn.length < count) {
    const open = candidates.filter(({ points }) => points.length > 0);
    if (open.length === 0) throw new Error(`Only ${drawn.length} faults can be drawn from these files.`);
    const { file, point } = drawOne(open, random);
    const id = `${String(drawn.length + 1).padStart(2, '0')}-${point.operator}`;
    drawn.push({ id, file: file.path, ...anchorOf(file.text, point) });
  }
  return drawn;
}

function candidateOf(file: SourceFile): Candidate {
  const lines = ({ start, end }: MutationPoint) => file.text.slice(start, end).split('\n').length;
  return {
    file,
    statements: countCode(file.path, file.text).statements,
    points: mutationPoints(file).filter((point) => lines(point) <= MAX_ANCHOR_LINES),
  };
}

function drawOne(candidates: readonly Candidate[], random: Random): { file: SourceFile; point: MutationPoint } {
  const candidate = byStatements(candidates, random);
  const operators = [...new Set(candidate.points.map(({ operator }) => operator))];
  const operator = pick(operators, random);
  const point = pick(
    candidate.points.filter((one) => one.operator === operator),
    random,
  );
  candidate.points.splice(candidate.points.indexOf(point), 1);
  return { file: candidate.file, point };
}

function byStatements(candidates: readonly Candidate[], random: Random): Candidate {
  let left = random.next() * candidates.reduce((sum, { statements }) => sum + statements, 0);
  for (const candidate of candidates) {
    left -= candidate.statements;
    if (left < 0) return candidate;
  }
  return pick(candidates, random);
}

function pick<T>(list: readonly T[], random: Random): T {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('Nothing to pick from.');
  return random.pick([first, ...rest]);
}
