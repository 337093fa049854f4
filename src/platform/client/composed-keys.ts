/** The virtual key code of a key that belongs to the input method. */
const OF_INPUT_METHOD = 229;
const OTHER_FIELDS = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];
const ENTER_CODES: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter']);

interface EnterPress {
  readonly target: EventTarget | null;
  readonly modifiers: Pick<KeyboardEventInit, 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;
  isReleased: boolean;
}

/** Enter that ends a syllable, until it is ended. */
let pressed: EnterPress | undefined;
/** The last one, also after the syllable is ended: it may be released before it acts. */
let last: EnterPress | undefined;
let frame = 0;
/** The Enter that is down has acted: what browsers send of it afterwards is nothing new. */
let isSpent = false;
let own: KeyboardEvent | undefined;

/**
 * Keys while a syllable is composed, for all places that handle keys: they belong to the input method, and no handler sees them. Enter
 * ends the syllable, and acts once when it is ended, whatever the browser sends: nothing more (Firefox), a second Enter (Chrome on
 * Macs and Windows), or Enter after the end, with the key code 229 (Safari).
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
    pressed = isEnter ? pressOf(event) : undefined;
    last = pressed;
    return;
  }
  cancelAnimationFrame(frame);
  pressed = undefined;
  if (!isEnter) isSpent = false;
  else if (isSpent || (event.keyCode === OF_INPUT_METHOD && act(pressOf(event)))) {
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
  // Once the field has the whole text, and unless the browser sends the Enter itself.
  frame = requestAnimationFrame(() => {
    isSpent = act(press) && !press.isReleased;
  });
}

function pressOf({ target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): EnterPress {
  return { target, modifiers: { shiftKey, ctrlKey, metaKey, altKey }, isReleased: false };
}

/** Whether the Enter was used. */
function act({ target, modifiers }: EnterPress): boolean {
  if (!(target instanceof HTMLElement) || target !== document.activeElement) return false;
  own = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true, ...modifiers });
  const isUsed = !target.dispatchEvent(own);
  own = undefined;
  return isUsed || sendForm(target);
}

/** As browsers do by Enter in a field of one line. */
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
