import postcss, { type AtRule, type Declaration } from 'postcss';
import { childrenOf, featureAt, membersByName, type UsedFeature } from './compat.ts';

/** Functions and units: of each kind of value, and those that are kinds themselves. */
const VALUES = new Map([
  ...membersByName(childrenOf(['css', 'types']).map(([name]) => ['css', 'types', name])),
  ...membersByName([['css', 'types']]),
]);
const PREFIXED = /^-(?:webkit|moz|ms)-/;
const STRINGS = /"[^"]*"|'[^']*'|\burl\([^)]*\)|--[\w-]+/g;
/** `100dvh`, `20svw`. */
const DYNAMIC_UNIT = /\d[dsl]v(?:[hwib]|min|max)\b/;
const CONTAINER_UNIT = /\dcq(?:[whib]|min|max)\b/;

/** What a sheet uses outside of `@supports`, which is there for browsers that lack it. */
export function featuresOfStyles(css: string): UsedFeature[] {
  const found = new Map<string, UsedFeature>();
  const note = (...features: (UsedFeature | undefined)[]) => {
    for (const one of features) if (one) found.set(one.feature, one);
  };
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === 'atrule') note(...ofAtRule(node));
    else if (node.type === 'rule') note(...ofSelector(node.selector), ...(isNested(node) ? [nesting()] : []));
    else if (node.type === 'decl') note(...ofDeclaration(node));
  });
  return [...found.values()];
}

function isGuarded(node: postcss.ChildNode): boolean {
  for (let at: postcss.Node | undefined = node; at; at = at.parent) {
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true;
  }
  return false;
}

const isNested = ({ parent }: postcss.Rule) => parent?.type === 'rule';
const nesting = () => featureAt(['css', 'selectors', 'nesting']);

function ofAtRule({ name, params }: AtRule): (UsedFeature | undefined)[] {
  const itself = featureAt(['css', 'at-rules', name]);
  if (name !== 'media' && name !== 'container') return [itself];
  const features = Array.from(params.matchAll(/\(\s*(?:[\d.]+\w*\s*[<>]=?\s*)?([a-z-]+)/g), ([, feature = '']) =>
    featureAt(['css', 'at-rules', name, feature.replace(/^(?:min|max)-/, '')]),
  );
  return [
    itself,
    ...features,
    /[<>]/.test(params) ? featureAt(['css', 'at-rules', 'media', 'range_syntax']) : undefined,
  ];
}

function ofSelector(selector: string): (UsedFeature | undefined)[] {
  const names = Array.from(selector.matchAll(/::?([a-z-]+)/g), ([, name = '']) => name);
  return names.filter((name) => !PREFIXED.test(name)).map((name) => featureAt(['css', 'selectors', name]));
}

function ofDeclaration({ prop, value, parent }: Declaration): (UsedFeature | undefined)[] {
  if (prop.startsWith('--')) return ofValue(value);
  const isPrefixedToo = parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`);
  if (PREFIXED.test(prop) || isPrefixedToo) return [];
  const words = value.replaceAll(STRINGS, ' ').match(/[a-z][a-z-]*(?=$|[\s,/)(])/g) ?? [];
  return [
    featureAt(['css', 'properties', prop]),
    ...words.map((word) => featureAt(['css', 'properties', prop, word])),
    ...ofValue(value),
  ];
}

function ofValue(value: string): (UsedFeature | undefined)[] {
  const plain = value.replaceAll(STRINGS, ' ');
  const functions = Array.from(plain.matchAll(/([a-z][a-z-]*)\(/g), ([, name = '']) => VALUES.get(name));
  return [
    ...functions,
    ...(DYNAMIC_UNIT.test(plain) ? [VALUES.get('viewport_percentage_units_dynamic')] : []),
    ...(CONTAINER_UNIT.test(plain) ? [VALUES.get('container_query_length_units')] : []),
    ...(/\((?:from)\s/.test(plain) ? [VALUES.get('relative_syntax')] : []),
  ];
}
