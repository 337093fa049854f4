/**
 * The first script of every document (contract §27): classic and external, because the policy allows none inside the
 * document, and before the first paint. It is given what to begin with by its own tag.
 */
const { dataset, style } = document.documentElement;
const { faces = '', scripts = '' } = document.currentScript?.dataset ?? {};

/** Milliseconds after the document was parsed: a picture may never come. */
const LOAD_LIMIT_MS = 3000;
const EARLY_LIMIT_MS = 10_000;

/** Milliseconds between two looks whether React has taken over what was used. */
const LOOK_MS = 50;

/** Fields of other kinds have no `checked`. */
type Field = HTMLElement & { value: string; checked?: boolean; _valueTracker?: { setValue(seen: string): void } };

/** What was done to an element that has no code yet. */
interface Early {
  element: HTMLElement;
  at: number;
  redo(): void;
}

let early: Early[] = [];
let looking: ReturnType<typeof setInterval> | undefined;
let isBegun = false;

/** Without one all missing letters are the same box. */
function hasKoreanFace(): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  const inkOf = (letter: string) => {
    context.clearRect(0, 0, 16, 16);
    context.fillText(letter, 0, 12);
    return context.getImageData(0, 0, 16, 16).data.join();
  };
  return inkOf('가') !== inkOf('물');
}

/** Banners that this device has closed: nothing moves when they are not drawn at all. */
function hideClosed(closed: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(closed.replace(/\D*(\d+)\D*/g, '[data-banner="$1"]{display:none}'));
  document.adoptedStyleSheets = [sheet];
}

/** Behind the first paint: on a slow line scripts would take the line from the text. */
function beginScripts(): void {
  if (isBegun) return;
  isBegun = true;
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

/** React marks what it has taken over; parts of a page come one after the other. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

function note(element: HTMLElement, redo: () => void, at: number): void {
  early.push({ element, at, redo });
  looking ||= setInterval(redoEarly, LOOK_MS);
}

function redoEarly(): void {
  const all = early;
  early = [];
  for (const one of all) {
    if (!one.element.isConnected || performance.now() - one.at > EARLY_LIMIT_MS) continue;
    if (isAlive(one.element)) one.redo();
    else early.push(one);
  }
  if (early.length > 0) return;
  clearInterval(looking);
  looking = undefined;
}

function notePress({ target, isTrusted }: MouseEvent): void {
  const element = isTrusted && target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;
  if (!element || isAlive(element)) return;
  const before = early.length;
  const others = early.filter((one) => one.element !== element);
  if (others.length === before) note(element, () => element.click(), performance.now());
  else if (element.matches('[aria-expanded],[aria-pressed]')) early = others;
}

/**
 * What was typed stays in the field: its code is told of it as if it were typed now. That goes on until it is told, so that a letter that
 * is typed between React and its being told is not taken back.
 */
function noteText({ target, isTrusted }: Event): void {
  const field = target as Field;
  const others = early.filter(({ element }) => element !== field);
  if (!isTrusted || (isAlive(field) && others.length === early.length)) return;
  const { value, checked } = field;
  early = others;
  note(
    field,
    () => {
      if (!field.matches('[type=checkbox],[type=radio]')) return typeAgain(field, value);
      field.checked = !checked;
      field.click();
      // Text stays however long the code takes.
    },
    Number.POSITIVE_INFINITY,
  );
}

/**
 * As if React had seen something else in the field so far. What stands there is left alone, since it is written on: the caret stays, and so
 * does a syllable that is composed.
 */
function typeAgain(field: Field, value: string): void {
  if (field.value !== value) field.value = value;
  field._valueTracker?.setValue(`${value} `);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Here, because a picture may fail before React is there. */
function drawInstead({ target }: Event): void {
  if (!(target instanceof HTMLImageElement) || !target.dataset.drawn) return;
  target.src = target.dataset.drawn;
  delete target.dataset.drawn;
}

let hasFaces: boolean | undefined;
try {
  // What belongs to the visitor comes after the page: it gets the height that this device last saw of it.
  style.cssText = localStorage.getItem('own-rooms') ?? '';
  hasFaces = localStorage.getItem('faces') === faces;
  hideClosed(localStorage.getItem('closed-banners') ?? '');
} catch {
  // The browser stores nothing.
}
// The document has it from the server, for visitors without scripts.
if (!hasFaces && hasKoreanFace()) delete dataset.faces;
document.addEventListener('click', notePress, true);
document.addEventListener('input', noteText, true);
document.addEventListener('error', drawInstead, true);
// A document of few files is loaded before it is painted.
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(beginScripts)));
addEventListener('DOMContentLoaded', () => setTimeout(beginScripts, LOAD_LIMIT_MS));
