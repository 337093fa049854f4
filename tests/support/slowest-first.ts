import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { z } from 'zod';

const LISTS = ['../../.cache/test-results/slowest.json', '../../bench/slowest-tests.json'];
/** The order of kinds in a group: those that wait most start first, short ones fill the gap at the end. */
const KINDS = ['unit', 'components', 'app', 'db'];

const listSchema = z.array(z.object({ file: z.string(), seconds: z.number() }));

function readSeconds(): Map<string, number> {
  const list = LISTS.map((path) => fileURLToPath(new URL(path, import.meta.url))).find(existsSync);
  if (list === undefined) return new Map();
  return new Map(listSchema.parse(JSON.parse(readFileSync(list, 'utf8'))).map(({ file, seconds }) => [file, seconds]));
}

/** Starts the slowest files first, so that no worker ends alone with a long one. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = readSeconds();
    const secondsOf = ({ project, moduleId }: TestSpecification) =>
      seconds.get(moduleId.slice(project.config.root.length + 1)) ?? 0;
    const kindOf = ({ project }: TestSpecification) => KINDS.indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => kindOf(a) - kindOf(b) || secondsOf(b) - secondsOf(a));
  }
}
