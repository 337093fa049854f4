import { matchesPattern } from '../guards/guard.rules.ts';

/** Rules that the client applies before it opens a path (contract §25). */
export interface RouteRule {
  readonly redirect?: { readonly to: string; readonly statusCode: number };
  readonly prerender?: boolean;
  readonly cache?: boolean;
  /** Middleware by name; false cancels a less specific rule. */
  readonly appMiddleware?: Readonly<Record<string, boolean>>;
}

type Rules = Readonly<Record<string, RouteRule>>;

/** Keys are whole paths, patterns with `*` for any characters, and patterns with `:name` for one part of a path. */
export interface RouteMatcher {
  readonly static: Rules;
  readonly wildcard: Rules;
  readonly dynamic: Rules;
}

export const MIDDLEWARE = ['guard', 'operator', 'maintenance'] as const;
export type Middleware = (typeof MIDDLEWARE)[number];

/** Merges all rules of the path. More specific rules win, and among patterns the longer one. */
export function findRule(matcher: RouteMatcher, pathname: string): RouteRule {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const found = [
    ...byLength(matcher.wildcard).filter(([pattern]) => matchesPattern(path, pattern)),
    ...byLength(matcher.dynamic).filter(([pattern]) => matchesParts(path, pattern)),
    ...Object.entries(matcher.static).filter(([known]) => known === path),
  ];
  const rules = found.map(([, rule]) => rule);
  const appMiddleware: Record<string, boolean> = Object.assign({}, ...rules.map((rule) => rule.appMiddleware));
  return Object.assign({}, ...rules, { appMiddleware });
}

/** @throws {Error} `Unknown route middleware` (product.md §8) */
export function listMiddleware({ appMiddleware = {} }: RouteRule): Middleware[] {
  return Object.entries(appMiddleware).flatMap(([name, isOn]) => {
    const known = MIDDLEWARE.find((one) => one === name);
    if (!known) throw new Error(`Unknown route middleware: ${name}`);
    return isOn ? [known] : [];
  });
}

function byLength(rules: Rules): [string, RouteRule][] {
  return Object.entries(rules).sort(([a], [b]) => a.length - b.length);
}

/** Matches a pattern in which `:name` stands for one part of the path. */
export function matchesParts(path: string, pattern: string): boolean {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  return parts.length === wanted.length && wanted.every((part, nth) => part.startsWith(':') || part === parts[nth]);
}

/** @throws {Error} when it is no manifest of routes */
export function readMatcher(manifest: unknown): RouteMatcher {
  const matcher = getPart(manifest, 'matcher');
  return {
    static: readRules(getPart(matcher, 'static')),
    wildcard: readRules(getPart(matcher, 'wildcard')),
    dynamic: readRules(getPart(matcher, 'dynamic')),
  };
}

function readRules(value: unknown): Rules {
  if (!isObject(value)) throw new Error('The route rules cannot be read.');
  return Object.fromEntries(Object.entries(value).map(([pattern, rule]) => [pattern, readRule(rule)]));
}

function readRule(value: unknown): RouteRule {
  const [redirect, appMiddleware] = [getPart(value, 'redirect'), getPart(value, 'appMiddleware')];
  const [to, statusCode] = [getPart(redirect, 'to'), getPart(redirect, 'statusCode')];
  return {
    ...(typeof to === 'string' && typeof statusCode === 'number' && { redirect: { to, statusCode } }),
    ...(isObject(appMiddleware) && {
      appMiddleware: Object.fromEntries(Object.entries(appMiddleware).map(([name, isOn]) => [name, isOn === true])),
    }),
  };
}

function getPart(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
