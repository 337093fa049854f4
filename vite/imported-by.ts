interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

export function importedBy(name: string, entry: string): (id: string, graph: ModuleGraph) => string | null {
  let imported: ReadonlySet<string> | undefined;
  return (id, graph) => {
    imported ??= reachableFrom(entry, graph);
    return id !== entry && imported.has(id) && !id.endsWith('.css') ? name : null;
  };
}

function reachableFrom(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}
