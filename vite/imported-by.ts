interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

type NameOf = (id: string, graph: ModuleGraph) => string | null;

/** Groups the modules that `entry` imports statically, but not `entry` itself, into one chunk. */
export function importedBy(name: string, entry: string): NameOf {
  let imported: ReadonlySet<string> | undefined;
  return (id, graph) => {
    imported ??= reachableFrom([entry], graph);
    return id !== entry && imported.has(id) && !id.endsWith('.css') ? name : null;
  };
}

/**
 * Groups the code that every page loads at its first use, but not before, into one chunk: the static imports of
 * `entries`, without those of the modules that `routes` imports dynamically.
 */
export function importedOnlyBy(
  name: string,
  { entries, routes }: { entries: readonly string[]; routes: string },
): NameOf {
  let imported: ReadonlySet<string> | undefined;
  return (id, graph) => {
    imported ??= reachableOnlyFrom(entries, graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? [], graph);
    return !entries.includes(id) && imported.has(id) && !isStyled(id, graph) ? name : null;
  };
}

/** Whether the module imports styles, which every importer of its chunk would link. */
function isStyled(id: string, graph: ModuleGraph): boolean {
  return [...reachableFrom([id], graph)].some((file) => file.endsWith('.css'));
}

function reachableFrom(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

function reachableOnlyFrom(
  entries: readonly string[],
  others: readonly string[],
  graph: ModuleGraph,
): ReadonlySet<string> {
  const reachedByOthers = reachableFrom(others, graph);
  return new Set([...reachableFrom(entries, graph)].filter((id) => !reachedByOthers.has(id)));
}
