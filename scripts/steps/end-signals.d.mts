export function exitCodeOf(signal: NodeJS.Signals): number;
export function onParentGone(callback: () => void): () => void;
export function onEndSignal(
  end: (signal: NodeJS.Signals) => void,
  endAtOnce?: (signal: NodeJS.Signals) => void,
): () => void;
