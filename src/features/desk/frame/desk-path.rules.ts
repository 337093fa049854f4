/**
 * Reads the parameters of a path by a pattern, whose parts are words or `:name(regular expression)`; undefined: the path
 * is another one.
 */
export function matchDeskPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  if (parts.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [nth, part] of parts.entries()) {
    const expected = wanted[nth] ?? '';
    const [, name, shape] = /^:(\w+)\((.+)\)$/.exec(expected) ?? [];
    if (name === undefined || shape === undefined) {
      if (part !== expected) return undefined;
    } else if (new RegExp(`^(?:${shape})$`).test(part)) params[name] = part;
    else return undefined;
  }
  return params;
}
