/** Runs `begin` once the module is loaded; its result is the cleanup. A failed load is ignored. */
export function whileLoaded<Module>(loading: Promise<Module>, begin: (module: Module) => () => void): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  loading.then(
    (module) => {
      if (!isOver) end = begin(module);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}
