import type { PackedKind, SearchEntry, SearchKind } from './search.contract.ts';
import { placeOfPath, searchPath } from './search-paths.ts';

const SEPARATOR = '\n';
const NO_ICON = -1;

function packKind(kind: SearchKind, entries: readonly SearchEntry[]): PackedKind {
  const places = entries.map(({ path }) => placeOfPath(kind, path));
  const details = [...new Set(entries.map(({ detail }) => detail))];
  const detailIndex = new Map(details.map((detail, index) => [detail, index]));
  const aliases = entries.flatMap((entry, index) =>
    entry.aliases.length > 0 ? [[index, entry.aliases.join(SEPARATOR)] as const] : [],
  );
  return {
    kind,
    names: entries.map(({ name }) => name).join(SEPARATOR),
    ids: entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...(places.some((place) => place !== '') && { places: places.join(SEPARATOR) }),
    details,
    detailOf: entries.map(({ detail }) => detailIndex.get(detail) ?? 0),
    weights: entries.map(({ weight }) => weight),
    ...(entries.some(({ icon }) => icon !== undefined) && { icons: entries.map(({ icon }) => icon ?? NO_ICON) }),
    aliases: Object.fromEntries(aliases),
  };
}

function unpackKind(packed: PackedKind): SearchEntry[] {
  const places = packed.places?.split(SEPARATOR);
  let id = 0;
  return packed.names.split(SEPARATOR).map((name, index) => {
    id += packed.ids[index] ?? 0;
    const icon = packed.icons?.[index] ?? NO_ICON;
    return {
      kind: packed.kind,
      id,
      name,
      path: searchPath(packed.kind, id, places?.[index] ?? ''),
      detail: packed.details[packed.detailOf[index] ?? 0] ?? '',
      ...(icon !== NO_ICON && { icon }),
      weight: packed.weights[index] ?? 0,
      aliases: packed.aliases[index]?.split(SEPARATOR) ?? [],
    };
  });
}

/** Groups the entries by kind; the order within a kind is preserved. */
export function packSearchEntries(entries: readonly SearchEntry[]): PackedKind[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.map((kind) =>
    packKind(
      kind,
      entries.filter((entry) => entry.kind === kind),
    ),
  );
}

export function unpackSearchEntries(packed: readonly PackedKind[]): SearchEntry[] {
  return packed.flatMap(unpackKind);
}
