import type { KeyName } from '#shared/key-table.ts';

/** The action of a key of the table, registered while it is available, so that `?` can list it. */
export interface KeyBinding {
  name: KeyName;
  /** Whether the event is of this key. Absent when an element of the page handles the key itself. */
  is?(event: KeyboardEvent): boolean;
  run?(): void;
  /** Works in fields and dialogs too. */
  whileTyping?: boolean;
}

const bound = new Set<readonly KeyBinding[]>();

/** Registers the keys. Returns a function that removes them. */
export function bindKeys(bindings: readonly KeyBinding[]): () => void {
  if (bound.size === 0) document.addEventListener('keydown', onKeyDown);
  bound.add(bindings);
  return () => {
    bound.delete(bindings);
    if (bound.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

function bindings(): KeyBinding[] {
  return [...bound].flat();
}

export function boundKeys(): KeyName[] {
  return bindings().map(({ name }) => name);
}

/** Matches a key without modifiers by its place on the keyboard: the same with Hangul and Latin input. */
export function plainKey(code: string): (event: KeyboardEvent) => boolean {
  return (event) => event.code === code && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function onKeyDown(event: KeyboardEvent): void {
  const isBusy = isTyping(event.target) || document.querySelector('dialog[open], [role="dialog"], [role="listbox"]');
  const binding = bindings().findLast(({ is, whileTyping }) => is?.(event) && (whileTyping || !isBusy));
  if (!binding) return;
  event.preventDefault();
  binding.run?.();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('select, textarea, input:not([type="checkbox"], [type="radio"])');
}
