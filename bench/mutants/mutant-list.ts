import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { inTop } from '../../scripts/steps/places.mjs';

const mutantSchema = z.object({
  /** Number and operator: `07-drop-call`. */
  id: z.string(),
  file: z.string(),
  /** Whole lines that occur once in the file, regardless of white space. */
  before: z.string(),
  after: z.string(),
  /** The test file that fails with it, `null` when none does; absent until it was run. */
  killedBy: z.string().nullable().optional(),
});

export type Mutant = z.infer<typeof mutantSchema>;

const FILE = inTop('bench', 'mutants.json');

export const readMutants = (): Mutant[] => z.array(mutantSchema).parse(JSON.parse(readFileSync(FILE, 'utf8')));

export function writeMutants(mutants: readonly Mutant[]): void {
  writeFileSync(FILE, `${JSON.stringify(mutants, null, 2)}\n`);
}

export function storeVerdict(id: string, killedBy: string | null): void {
  writeMutants(readMutants().map((mutant) => (mutant.id === id ? { ...mutant, killedBy } : mutant)));
}
