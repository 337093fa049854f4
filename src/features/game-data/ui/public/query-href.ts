/** The address with some of its query changed; `null` takes a name out. The rest stays as it is. */
export function queryHref(
  path: string,
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams([...params].filter(([, value]) => value !== ''));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}
