import { type ComponentType, lazy } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: whatever the part takes
type Part = ComponentType<any>;
export type ReadPart<Of extends Part = Part> = () => Promise<{ default: Of }>;
export type PartRecovery = (read: ReadPart) => Promise<{ default: Part }>;

let begin: (recovery: PartRecovery) => void;
const recovery = new Promise<PartRecovery>((resolve) => {
  begin = resolve;
});

/** Sets the recovery of failed parts, which is loaded with the code of later pages. Failures wait for it. */
export function setPartRecovery(next: PartRecovery): void {
  begin(next);
}

/**
 * Creates a dialog or another part whose code is loaded when it is first shown. For failures see `missing-part.tsx`.
 */
export function partOnDemand<Of extends Part>(read: ReadPart<Of>) {
  return lazy(() => read().catch(async () => (await (await recovery)(read)) as { default: Of }));
}
