import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { inTop } from '../../scripts/steps/places.mjs';

const mutantSchema = z.object({
  /** Number and operator: `07-drop-call`; of planted ones a name. */
  id: z.string(),
  /** Of planted ones: what goes wrong for whom. */
  kind: z.string().optional(),
  file: z.string(),
  /** Whole lines that occur once in the file, regardless of white space. */
  before: z.string(),
  after: z.string(),
  /** The test file that fails with it, `null` when none does; absent until it was run. */
  killedBy: z.string().nullable().optional(),
});

export type Mutant = z.infer<typeof mutantSchema>;

/** `drawn`: at random by `--draw`. `planted`: by hand, one for each kind of fault and room. */
export type MutantList = 'drawn' | 'planted';

const FILES: Readonly<Record<MutantList, string>> = {
  drawn: inTop('bench', 'mutants.json'),
  planted: inTop('bench', 'planted.json'),
};

export const readMutants = (list: MutantList): Mutant[] =>
  z.array(mutantSchema).parse(JSON.parse(readFileSync(FILES[list], 'utf8')));

export function writeMutants(list: MutantList, mutants: readonly Mutant[]): void {
  writeFileSync(FILES[list], `${JSON.stringify(mutants, null, 2)}\n`);
}

export function storeVerdict(list: MutantList, id: string, killedBy: string | null): void {
  const mutants = readMutants(list).map((mutant) => (mutant.id === id ? { ...mutant, killedBy } : mutant));
  writeMutants(list, mutants);
}
