/**
 * The first script of every document (contract §27). It is classic and external, because the policy allows no inline
 * scripts, and runs before the first paint. Its own tag tells it which files to load.
 */
const { dataset, style } = document.documentElement;
const { faces = '', scripts = '' } = document.currentScript?.dataset ?? {};

/** Milliseconds after the document was parsed, because a picture may never arrive. */
const LOAD_LIMIT_MS = 3000;
const EARLY_LIMIT_MS = 10_000;

/** Same as `hasSessionCookie`; a classic script cannot import it. */
const SESSION_COOKIE = /sb-baramnaru-auth-token(\.0)?=/;

/** Milliseconds between two checks whether React has hydrated an element. */
const LOOK_MS = 50;

/** Fields of other kinds have no `checked`. */
type Field = HTMLElement & { value: string; checked?: boolean };

/** An interaction with an element that is not hydrated yet. */
interface EarlyEvent {
  at: number;
  replay(): void;
}

const earlyEvents = new Map<HTMLElement, EarlyEvent>();

/** Compares two letters: without a Korean font all missing letters are the same box. */
function hasKoreanFace(): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  const readPixels = (letter: string) => {
    context.clearRect(0, 0, 16, 16);
    context.fillText(letter, 0, 12);
    return context.getImageData(0, 0, 16, 16).data.join();
  };
  return readPixels('가') !== readPixels('물');
}

/** Hides banners that were closed on this device before the first paint, so that nothing moves. */
function hideClosed(closed: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(closed.replace(/\D*(\d+)\D*/g, '[data-banner="$1"]{display:none}'));
  document.adoptedStyleSheets = [sheet];
}

/**
 * Loads scripts after the first paint: on a slow connection they would delay the text. A second call changes nothing,
 * because browsers load and run a module once.
 */
function beginScripts(): void {
  const [entry = '', ...rest] = scripts.split(' ');
  for (const href of rest) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}

/**
 * Parts of a page are hydrated one after the other. React passes an event to the components of an element once it has
 * hydrated it, and not before; the document's component prevents the default of this one (`hydration-probe.ts`).
 */
const isHydrated = (element: Element) => !element.dispatchEvent(new Event('emptied', { cancelable: true }));

function recordEvent(element: HTMLElement, replay: () => void, at: number): void {
  // Otherwise a look is due.
  if (earlyEvents.size === 0) setTimeout(replayEvents, LOOK_MS);
  earlyEvents.set(element, { at, replay });
}

function replayEvents(): void {
  for (const [element, { at, replay }] of earlyEvents) {
    const isOver = !element.isConnected || performance.now() - at > EARLY_LIMIT_MS;
    if (!isOver && !isHydrated(element)) continue;
    earlyEvents.delete(element);
    if (!isOver) replay();
  }
  if (earlyEvents.size > 0) setTimeout(replayEvents, LOOK_MS);
}

function recordPress(event: MouseEvent): void {
  const element =
    event.isTrusted && event.target instanceof Element ? event.target.closest<HTMLElement>('[data-press]') : null;
  if (!element || isHydrated(element)) return;
  // React would hydrate the element at once where it has the code, and the press would be done twice.
  event.stopPropagation();
  if (!earlyEvents.has(element)) recordEvent(element, () => element.click(), performance.now());
  else if (element.matches('[aria-expanded],[aria-pressed]')) earlyEvents.delete(element);
}

/**
 * Keeps text that was typed before hydration, and reports it to React as if it were typed now. That repeats until React
 * has seen it, so that letters typed in between are not reverted.
 */
function recordText(event: Event): void {
  const field = event.target as Field;
  if (!event.isTrusted || (isHydrated(field) && !earlyEvents.has(field))) return;
  const { value, checked } = field;
  recordEvent(
    field,
    () => {
      if (!field.matches('[type=checkbox],[type=radio]')) return typeAgain(field, value);
      field.checked = !checked;
      field.click();
      // Text never expires, however long the code takes.
    },
    Number.POSITIVE_INFINITY,
  );
}

/**
 * React ignores events of a field that has the value which React saw set last, so this sets another one by the field's
 * setter, but on a new element. The value of the field is unchanged, because the visitor may still be typing: the caret
 * and a syllable under composition are kept.
 */
function typeAgain(field: Field, value: string): void {
  if (field.value !== value) field.value = value;
  Reflect.set(field, 'value', `${value} `, document.createElement(field.localName));
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs here, because a picture may fail before React is loaded. */
function drawInstead({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.dataset.drawn) return;
  target.src = target.dataset.drawn;
  delete target.dataset.drawn;
}

let hasFaces: boolean | undefined;
try {
  // The document is the same for everybody: until it is known who is signed in, styles hide what is meant for guests.
  if (SESSION_COOKIE.test(document.cookie)) dataset.signedIn = '';
  // Content of the visitor loads after the page, into the height that this device last stored for it.
  style.cssText = localStorage.getItem('own-rooms') ?? '';
  hasFaces = localStorage.getItem('faces') === faces;
  hideClosed(localStorage.getItem('closed-banners') ?? '');
} catch {
  // The browser allows no storage.
}
// The server has set it in the document, for visitors without scripts.
if (!hasFaces && hasKoreanFace()) delete dataset.faces;
addEventListener('click', recordPress, true);
addEventListener('input', recordText, true);
addEventListener('error', drawInstead, true);
// Waits for two frames, because a document of few files is loaded before it is painted.
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(beginScripts)));
addEventListener('DOMContentLoaded', () => setTimeout(beginScripts, LOAD_LIMIT_MS));
