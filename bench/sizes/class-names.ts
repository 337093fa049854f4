const COMMENTS_AND_STRINGS = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const SELECTORS = /(?:^|[{};])\s*([^@{};\s][^{};]*)(?=\{)/g;
const CLASS_NAME = /\.(-?[_a-zA-Z][\w-]*)/g;

export function classNames(css: string): string[] {
  const selectors = [...css.replace(COMMENTS_AND_STRINGS, '').matchAll(SELECTORS)];
  return [
    ...new Set(
      selectors.flatMap(([, selector = '']) => [...selector.matchAll(CLASS_NAME)].map(([, name = '']) => name)),
    ),
  ];
}
