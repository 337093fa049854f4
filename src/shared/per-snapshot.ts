export function perSnapshot<Snapshot extends object, Value>(
  build: (snapshot: Snapshot) => Value,
): (snapshot: Snapshot) => Value {
  let last: { snapshot: Snapshot; value: Value } | undefined;
  return (snapshot) => {
    if (last?.snapshot !== snapshot) last = { snapshot, value: build(snapshot) };
    return last.value;
  };
}
