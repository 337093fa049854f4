import { posix } from 'node:path';
import type { TreeFile } from './tree.ts';

const NOUN = /^src\/features\/([^/]+)\/([^/]+)\//;

/** An import of a value (types are no tie) from one noun of a feature by another. */
export interface NounImport {
  readonly feature: string;
  readonly from: string;
  readonly to: string;
  /** `file → file`, from the feature's folder. */
  readonly files: string;
}

export function findNounImports(sources: readonly TreeFile[]): NounImport[] {
  return sources.flatMap((file) => {
    const [, feature, from] = NOUN.exec(file.path) ?? [];
    if (feature === undefined || from === undefined) return [];
    return importedFiles(file).flatMap((target) => {
      const [, targetFeature, to] = NOUN.exec(target) ?? [];
      if (targetFeature !== feature || to === undefined || to === from) return [];
      const folder = `src/features/${feature}/`.length;
      return [{ feature, from, to, files: `${file.path.slice(folder)} → ${target.slice(folder)}` }];
    });
  });
}

/**
 * Files that lie in a feature's own folder, are imported by one of its nouns and import one: through them nouns reach each
 * other unseen.
 */
export function findLeakyKernelFiles(sources: readonly TreeFile[]): string[] {
  const isBeside = (path: string) => /^src\/features\/[^/]+\/[^/]+$/.test(path);
  const isOwnNoun = (path: string, other: string) => NOUN.exec(other)?.[1] === path.split('/')[2];
  const byNouns = new Set(sources.flatMap((file) => (NOUN.test(file.path) ? importedFiles(file) : [])));
  return sources
    .filter(({ path }) => isBeside(path) && byNouns.has(path))
    .filter((file) => importedFiles(file).some((target) => isOwnNoun(file.path, target)))
    .map(({ path }) => path);
}

/** Paths from the root of all values that a file imports from this source. */
function importedFiles({ path, nodes }: TreeFile): string[] {
  return nodes().flatMap((node) => {
    if (node.type === 'ImportDeclaration') {
      const onlyTypes =
        node.importKind === 'type' ||
        (node.specifiers.length > 0 &&
          node.specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type'));
      return onlyTypes ? [] : resolve(path, node.source.value);
    }
    if (node.type === 'ExportNamedDeclaration' && node.source !== null && node.exportKind !== 'type') {
      return resolve(path, node.source.value);
    }
    if (node.type === 'ImportExpression' && node.source.type === 'Literal' && typeof node.source.value === 'string') {
      return resolve(path, node.source.value);
    }
    return [];
  });
}

function resolve(from: string, specifier: string): string[] {
  if (specifier.startsWith('#')) return [`src/${specifier.slice(1)}`];
  return specifier.startsWith('.') ? [posix.join(posix.dirname(from), specifier)] : [];
}

/** Pairs of nouns that import each other, each as `feature: a, b`. */
export function findMutualNouns(imports: readonly NounImport[]): string[] {
  const edges = new Set(imports.map(({ feature, from, to }) => `${feature} ${from} ${to}`));
  const pairs = imports.flatMap(({ feature, from, to }) =>
    from < to && edges.has(`${feature} ${to} ${from}`) ? [`${feature}: ${from}, ${to}`] : [],
  );
  return [...new Set(pairs)].toSorted();
}

/** Groups of nouns that reach each other over any number of imports, each as `feature: a, b, c`. */
export function findNounRings(imports: readonly NounImport[]): string[] {
  const features = [...new Set(imports.map(({ feature }) => feature))];
  return features
    .flatMap((feature) => {
      const own = imports.filter((each) => each.feature === feature);
      const nouns = [...new Set(own.flatMap(({ from, to }) => [from, to]))];
      const reach = new Map(nouns.map((noun) => [noun, reachableFrom(noun, own)]));
      const rings = nouns.map((noun) =>
        nouns.filter((other) => other !== noun && reach.get(noun)?.has(other) && reach.get(other)?.has(noun)),
      );
      return nouns.flatMap((noun, index) => {
        const others = rings[index] ?? [];
        return others.length === 0 ? [] : [`${feature}: ${[noun, ...others].toSorted().join(', ')}`];
      });
    })
    .filter((ring, index, all) => all.indexOf(ring) === index)
    .toSorted();
}

function reachableFrom(noun: string, imports: readonly NounImport[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [noun];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { from, to } of imports) {
      if (from !== at || reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}
