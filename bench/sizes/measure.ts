import { z } from 'zod';
import type { SourceFile } from '../source-files.ts';
import { classNames } from './class-names.ts';
import { countCode } from './count-code.ts';

export const MAX_LINES = 400;

export const sizesSchema = z.object({
  statements: z.number(),
  files: z.number(),
  maxLines: z.number(),
  /** Files of code or styles above `MAX_LINES`. */
  longFiles: z.array(z.string()),
  assertions: z.number(),
  cssLines: z.number(),
  /** Classes selected in style sheets that are not modules. */
  globalClasses: z.number(),
  globalClassesOutsideUi: z.number(),
});

export type Sizes = z.infer<typeof sizesSchema>;

const ROOMS = /^(src|game-data|database|demo|scripts|structure|vite)\//;
const CODE = /\.[cm]?[jt]sx?$/;
const STYLES = /\.css$/;
const NOT_COUNTED = /\.test\.tsx?$|\.generated\.|^database\/(?:migrations\/|schema[.]ts$)/;

/** Whether a tracked file is source of the product: not a test, test support, a migration or generated. */
export const isCounted = (path: string): boolean =>
  ROOMS.test(path) && (CODE.test(path) || STYLES.test(path)) && !NOT_COUNTED.test(path);

export function measure(files: readonly SourceFile[]): Sizes {
  const code = files.filter(({ path }) => CODE.test(path));
  const styles = files.filter(({ path }) => STYLES.test(path));
  const counts = code.map(({ path, text }) => countCode(path, text));
  const lengths = files.map(({ path, text }) => ({ path, lines: linesOf(text) }));
  const global = styles.filter(({ path }) => !path.endsWith('.module.css'));
  return {
    statements: sum(counts.map(({ statements }) => statements)),
    files: code.length,
    maxLines: Math.max(0, ...lengths.map(({ lines }) => lines)),
    longFiles: lengths.filter(({ lines }) => lines > MAX_LINES).map(({ path }) => path),
    assertions: sum(counts.map(({ assertions }) => assertions)),
    cssLines: sum(styles.map(({ text }) => linesOf(text))),
    globalClasses: countClasses(global),
    globalClassesOutsideUi: countClasses(global.filter(({ path }) => !path.startsWith('src/ui/'))),
  };
}

const linesOf = (text: string) => text.split('\n').length - 1;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const countClasses = (sheets: readonly SourceFile[]) => new Set(sheets.flatMap(({ text }) => classNames(text))).size;
