/** The virtual key code of a key that the input method handles. */
const OF_INPUT_METHOD = 229;
const OTHER_FIELDS = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];
const ENTER_CODES: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter']);

interface EnterPress {
  readonly target: EventTarget | null;
  readonly modifiers: Pick<KeyboardEventInit, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;
  isReleased: boolean;
}

/** The Enter that is ending a syllable, until the syllable is complete. */
let pressed: EnterPress | undefined;
/** The last such Enter, also after the syllable is complete: it may be released before it acts. */
let last: EnterPress | undefined;
let frame = 0;
/** Whether the Enter that is down has acted. Further events of it are then ignored. */
let isSpent = false;
let own: KeyboardEvent | undefined;

/**
 * Hides keys from all handlers while a syllable is composed, because they belong to the input method. Enter completes
 * the syllable, and then acts exactly once, whatever the browser sends: nothing more (Firefox), a second Enter (Chrome
 * on Macs and Windows), or Enter after the end, with the key code 229 (Safari).
 */
export function guardComposedKeys(): void {
  addEventListener('keydown', onKeyDown, true);
  addEventListener('keyup', onKeyUp, true);
  addEventListener('compositionend', onCompositionEnd, true);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event === own) return;
  const isEnter = event.key === 'Enter' || ENTER_CODES.has(event.code);
  if (event.isComposing) {
    event.stopImmediatePropagation();
    pressed = isEnter ? toPress(event) : undefined;
    last = pressed;
    return;
  }
  cancelAnimationFrame(frame);
  pressed = undefined;
  if (!isEnter) isSpent = false;
  else if (isSpent || (event.keyCode === OF_INPUT_METHOD && act(toPress(event)))) {
    isSpent = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

function onKeyUp(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && !ENTER_CODES.has(event.code)) return;
  isSpent = false;
  if (last) last.isReleased = true;
}

function onCompositionEnd(): void {
  const press = pressed;
  pressed = undefined;
  if (!press) return;
  // The frame lets the field receive the whole text, and is cancelled if the browser sends the Enter itself.
  frame = requestAnimationFrame(() => {
    isSpent = act(press) && !press.isReleased;
  });
}

function toPress({ target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): EnterPress {
  return { target, modifiers: { shiftKey, ctrlKey, metaKey, altKey }, isReleased: false };
}

/** Dispatches an Enter. Returns whether something used it. */
function act({ target, modifiers }: EnterPress): boolean {
  if (!(target instanceof HTMLElement) || target !== document.activeElement) return false;
  own = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, ...modifiers });
  const isUsed = !target.dispatchEvent(own);
  own = undefined;
  return isUsed || sendForm(target);
}

/** Submits the form as browsers do on Enter in a single-line field. */
function sendForm(field: HTMLElement): boolean {
  if (!isOfOneLine(field) || field.form === null) return false;
  const parts = [...field.form.elements];
  const button = parts.find((part) => part instanceof HTMLButtonElement && part.type === 'submit');
  if (button instanceof HTMLElement) button.click();
  else if (parts.filter(isOfOneLine).length === 1) field.form.requestSubmit();
  return true;
}

function isOfOneLine(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && !OTHER_FIELDS.includes(field.type);
}
