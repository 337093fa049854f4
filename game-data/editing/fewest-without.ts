/**
 * Finds few of the candidates without which it passes, by trying; none if it fails even without all of them.
 * @param candidates the most likely first
 */
export function fewestWithout<Candidate>(
  candidates: readonly Candidate[],
  passes: (without: readonly Candidate[]) => boolean,
  mostTries: number,
): Candidate[] {
  let tries = mostTries;
  const isEnough = (some: readonly Candidate[]) => {
    tries -= 1;
    return passes(some);
  };
  // The first of them are doubled until they are enough.
  let size = 1;
  while (size < candidates.length && tries > 2 && !isEnough(candidates.slice(0, size))) size *= 2;
  let found = candidates.slice(0, size);
  if (size >= candidates.length || tries <= 2) {
    found = [...candidates];
    if (found.length === 0 || !isEnough(found)) return [];
  }
  // Then parts of them are left out, from halves to single ones.
  for (let part = Math.ceil(found.length / 2); part >= 1 && tries > 0; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let start = 0; start < found.length && found.length > 1 && tries > 0; ) {
      const rest = [...found.slice(0, start), ...found.slice(start + part)];
      if (rest.length > 0 && isEnough(rest)) found = rest;
      else start += part;
    }
  }
  return found;
}
