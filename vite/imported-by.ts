interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

type NameOf = (id: string, graph: ModuleGraph) => string | null;

/** One chunk of what a module imports statically, itself not among it. */
export function importedBy(name: string, entry: string): NameOf {
  let imported: ReadonlySet<string> | undefined;
  return (id, graph) => {
    imported ??= reachableFrom([entry], graph);
    return id !== entry && imported.has(id) && !id.endsWith('.css') ? name : null;
  };
}

/**
 * One chunk of what every page loads at its first use and none before: what `entries` import statically, without what the modules that
 * `routes` names import so.
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

/** Who imports a chunk links the styles of all that it imports. */
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
