/**
 * The first script of every document (contract §27): classic and external, because the policy allows none inside the
 * document, and before the first paint. It is given what to begin with by its own tag.
 */
const { dataset, style } = document.documentElement;
const { faces = '', scripts = '' } = document.currentScript?.dataset ?? {};

/** Milliseconds after the document was parsed: a picture may never come. */
const LOAD_LIMIT_MS = 3000;
const PRESS_LIMIT_MS = 10_000;

interface Press {
  element: HTMLElement;
  at: number;
}

const presses: Press[] = [];
let isBegun = false;

/** Without one all missing letters are the same box. */
function hasKoreanFace(): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return true;
  const inkOf = (letter: string) => {
    context.clearRect(0, 0, 16, 16);
    context.fillText(letter, 0, 12);
    return String(context.getImageData(0, 0, 16, 16).data);
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

function notePress({ target, isTrusted }: MouseEvent): void {
  const element = isTrusted && target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;
  if (!element) return;
  const earlier = presses.findIndex((press) => press.element === element);
  if (earlier < 0) presses.push({ element, at: performance.now() });
  else if (element.matches('[aria-expanded], [aria-pressed]')) presses.splice(earlier, 1);
}

function doPresses(): void {
  document.removeEventListener('click', notePress, true);
  for (const { element, at } of presses) {
    if (element.isConnected && !element.matches(':disabled') && performance.now() - at < PRESS_LIMIT_MS)
      element.click();
  }
}

let hasFaces = false;
try {
  // What belongs to the visitor comes after the page: it gets the height that this device last saw of it.
  style.cssText = localStorage.getItem('own-rooms') ?? '';
  hasFaces = faces !== '' && localStorage.getItem('faces') === faces;
  hideClosed(localStorage.getItem('closed-banners') ?? '');
} catch {
  // The browser stores nothing.
}
// The document has it from the server, for visitors without scripts.
if (!hasFaces && hasKoreanFace()) delete dataset.faces;
document.addEventListener('click', notePress, true);
addEventListener('alive', doPresses, { once: true });
addEventListener('load', beginScripts);
addEventListener('DOMContentLoaded', () => setTimeout(beginScripts, LOAD_LIMIT_MS));
