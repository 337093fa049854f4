import { type ComponentType, lazy } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: whatever the part takes
type Part = ComponentType<any>;
export type ReadPart<Of extends Part = Part> = () => Promise<{ default: Of }>;
export type PartRecovery = (read: ReadPart) => Promise<{ default: Part }>;

let begin: (recovery: PartRecovery) => void;
const recovery = new Promise<PartRecovery>((resolve) => {
  begin = resolve;
});

/** It comes with the code of later pages, and a failure waits for it. */
export function setPartRecovery(next: PartRecovery): void {
  begin(next);
}

/** A dialog or another part whose code comes when it is first shown; where the code does not come, see `missing-part.tsx`. */
export function partOnDemand<Of extends Part>(read: ReadPart<Of>) {
  return lazy(() => read().catch(async () => (await (await recovery)(read)) as { default: Of }));
}
