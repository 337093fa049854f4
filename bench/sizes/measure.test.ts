import { describe, expect, it } from 'vitest';
import { isCounted, MAX_LINES, measure } from './measure.ts';
import { reportRows } from './report.ts';

const code = (text: string, path = 'src/a.ts') => measure([{ path, text }]);
const styles = (text: string, path = 'src/ui/a.css') => measure([{ path, text }]);

describe('statements', () => {
  it.each([
    ["import a from 'a';\nexport { a };", 2],
    ['export function f() {\n  return 1;\n}', 2],
    ['export default function f() {}', 1],
    ['export default { a: 1 };', 1],
    ['interface A { b: string }\nexport type C = A;', 2],
    ['const double = (n: number) => n * 2;', 1],
    ['const double = (n: number) => { return n * 2; };', 2],
    ['for (const a of b) c(a);', 2],
    ['for (let i = 0; i < 3; i += 1) { c(i); }', 2],
    ['for (;;) break;', 2],
    ['if (a) b();\nelse if (c) d();', 4],
    ['try { a(); } catch { b(); } finally { c(); }', 4],
    ['switch (a) { case 1: b(); break; default: }', 3],
    ['class A { b = 1; c() { return 2; } }', 2],
    ['// 말\n;', 0],
  ])('of %j are %i', (text, count) => {
    expect(code(text).statements).toBe(count);
  });

  it('of markup are none', () => {
    expect(code('const a = <p>{b && <i />}</p>;', 'src/a.tsx').statements).toBe(1);
  });

  it('cannot be counted in a file that does not parse', () => {
    expect(() => code('const = 1;')).toThrow(/^src\/a\.ts: /);
  });
});

describe('assertions', () => {
  it('exclude `as const`, imports and `satisfies`', () => {
    const text =
      "import { a as b } from 'a';\nconst c = b as unknown as C;\nconst d = [1] as const satisfies number[];\n";
    expect(code(text).assertions).toBe(2);
  });
});

describe('class names', () => {
  it('are those of selectors, each once', () => {
    const css = `/* .note {} */
@media (min-width: 1.5em) { .a .b:hover, a.a { width: .5em; background: url(".x{"); } }
.c { &.d { top: 0; } .e-f & { top: 0 } }`;
    expect(styles(css).globalClasses).toBe(5);
  });

  it('of modules are not global', () => {
    expect(styles('.a {}', 'src/ui/a.module.css').globalClasses).toBe(0);
  });

  it('outside of src/ui are counted separately', () => {
    const sizes = measure([
      { path: 'src/ui/a.css', text: '.a {}\n' },
      { path: 'src/app/b.css', text: '.a {}\n.b {}\n' },
    ]);
    expect(sizes).toMatchObject({ globalClasses: 2, globalClassesOutsideUi: 2, cssLines: 3, files: 0 });
  });
});

describe('lines', () => {
  it('count the files that are too long', () => {
    const sizes = measure([
      { path: 'src/a.ts', text: '\n'.repeat(MAX_LINES) },
      { path: 'src/b.css', text: '\n'.repeat(MAX_LINES + 1) },
    ]);
    expect(sizes).toMatchObject({ maxLines: MAX_LINES + 1, longFiles: ['src/b.css'] });
  });
});

describe('files', () => {
  it.each(['src/shared/page.ts', 'game-data/import/read.ts', 'scripts/dev.mjs', 'vite/build-id.ts', 'src/a.css'])(
    'include %s',
    (path) => {
      expect(isCounted(path)).toBe(true);
    },
  );

  it.each([
    'src/shared/page.test.ts',
    'src/a.db.test.ts',
    'tests/support/html.ts',
    'bench/harness.ts',
    'database/migrations/0001-game-data.ts',
    'tests/factories/trades.ts',
    'src/platform/database/schema.generated.ts',
    'database/schema.ts',
    'src/ui/README.md',
    'vite.config.ts',
  ])('exclude %s', (path) => {
    expect(isCounted(path)).toBe(false);
  });
});

describe('the table', () => {
  const before = code('a();\n'.repeat(100));

  it('contains the counts alone without a baseline', () => {
    expect(reportRows(before)).toContainEqual(['문장', '100']);
  });

  it.each([
    [90, '도달'],
    [91, '못 미침'],
  ])('compares %i statements with the limit for a former 100', (count, verdict) => {
    const row = ['문장', String(count), '100', (count / 100).toFixed(3), '≤ 90', verdict];
    expect(reportRows(code('a();\n'.repeat(count)), before)).toContainEqual(row);
  });
});
