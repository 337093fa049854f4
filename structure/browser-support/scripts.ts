import { childrenOf, featureAt, membersByName, type UsedFeature } from './compat.ts';

/** What pages work with; other interfaces have names that our own methods have too. */
const INTERFACES = [
  ...['Window', 'Document', 'Node', 'Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLInputElement', 'Event'],
  ...['Navigator', 'Clipboard', 'Response', 'Request', 'Headers', 'URLSearchParams', 'AbortSignal', 'Blob', 'FormData'],
  ...['CSSStyleSheet', 'DOMTokenList', 'Range', 'Selection', 'Performance', 'Animation', 'ServiceWorkerRegistration'],
];
/** Members by their name, since the type of what they are read from is not known. */
const MEMBERS = membersByName([
  ...childrenOf(['javascript', 'builtins']).map(([name]) => ['javascript', 'builtins', name]),
  ...INTERFACES.map((name) => ['api', name]),
]);
const EVENTS = membersByName(
  INTERFACES.map((name) => ['api', name]),
  '_event',
);

/**
 * What a built script calls, constructs and listens to, but for what it looks for itself: by `in`, `typeof` or an optional call. Syntax
 * is no matter of this: the build writes what the oldest supported browsers read.
 */
export function featuresOfScript(code: string): UsedFeature[] {
  const found = new Map<string, UsedFeature>();
  const looked = new Set(namesIn(code, /["'`](\w+)["'`]\s*in\b|\btypeof (?:\w+\.)*(\w+)|\.(\w+)\?\.\(/g));
  const note = (name: string, feature: UsedFeature | undefined) => {
    if (feature && !looked.has(name)) found.set(feature.feature, feature);
  };
  for (const [, object = '', name = ''] of code.matchAll(/(?:\b([A-Za-z]\w+))?\.(\w+)\(/g)) {
    note(name, staticOf(object, name) ?? MEMBERS.get(name));
  }
  for (const name of namesIn(code, /\bnew ([A-Z]\w+)/g)) note(name, globalOf(name));
  for (const name of namesIn(code, /(?<![\w.$])([a-z]\w+)\(/g)) note(name, featureAt(['api', 'Window', name]));
  for (const name of namesIn(code, /\baddEventListener\(["'`](\w+)["'`]/g)) note(name, EVENTS.get(name));
  return [...found.values()];
}

function namesIn(code: string, pattern: RegExp): string[] {
  return Array.from(code.matchAll(pattern), (match) => match.slice(1).find((name) => name !== undefined) ?? '');
}

function globalOf(name: string): UsedFeature | undefined {
  return featureAt(['javascript', 'builtins', name]) ?? featureAt(['api', name]);
}

function staticOf(object: string, name: string): UsedFeature | undefined {
  return featureAt(['javascript', 'builtins', object, name]) ?? featureAt(['api', object, `${name}_static`]);
}
