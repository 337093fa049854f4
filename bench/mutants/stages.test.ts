import { describe, expect, it } from 'vitest';
import { stagesOf } from './stages.ts';
import { usersOf } from './test-graph.ts';

const ALIASES = { '#shared/*': './src/shared/*', '#tests/*': './tests/*' };
const FILES = {
  'src/shared/price.ts': '',
  'src/shared/price.test.ts': "import { a } from './price.ts';",
  'src/shared/sum.ts': "export { a } from '#shared/price.ts';",
  'src/shared/sum.db.test.ts': "import './sum.ts';",
  'src/app/render.tsx': "const page = () => import('#shared/sum.ts');",
  'src/app/near.test.ts': "import { b } from '#shared/sum.ts';",
  'src/app/only-type.test.ts': "import type { A } from '#shared/price.ts';\nimport { type A } from '#shared/price.ts';",
  'src/app/child.test.ts': "const CHILD = new URL('./start.child.ts', import.meta.url);",
  'src/app/start.child.ts': "import '#shared/price.ts';",
  'tests/support/build.ts': '',
  'tests/home.page.test.ts': "import { c } from '#tests/support/build.ts';",
};
const users = usersOf(
  Object.entries(FILES).map(([path, text]) => ({ path, text })),
  ALIASES,
);

describe('stagesOf', () => {
  it('returns the tests that reach the file, those beside it first, page tests through the build', () => {
    expect(stagesOf({ file: 'src/shared/price.ts' }, users)).toEqual([
      ['src/shared/price.test.ts'],
      ['src/shared/sum.db.test.ts'],
      ['src/app/child.test.ts', 'src/app/near.test.ts'],
      ['tests/home.page.test.ts'],
    ]);
  });

  it('begins with the known killer and runs it once', () => {
    const stages = stagesOf({ file: 'src/shared/price.ts', killedBy: 'src/shared/sum.db.test.ts' }, users);
    expect(stages[0]).toEqual(['src/shared/sum.db.test.ts']);
    expect(stages.flat().filter((test) => test === 'src/shared/sum.db.test.ts')).toHaveLength(1);
  });

  it('is empty when no test reaches the file', () => {
    expect(stagesOf({ file: 'src/shared/lonely.ts' }, users)).toEqual([]);
  });

  it('limits tests with a database or the app to fifteen', () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      path: `src/shared/n${n}.db.test.ts`,
      text: "import './price.ts';",
    }));
    expect(stagesOf({ file: 'src/shared/price.ts' }, usersOf(many, ALIASES)).flat()).toHaveLength(15);
  });
});
