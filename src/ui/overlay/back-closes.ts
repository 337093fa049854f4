import { useEffect, useEffectEvent, useState } from 'react';

/** A sheet, a dialog or a menu that is open over the page. */
interface Overlay {
  close(): void;
  isOpen(): boolean;
}

interface PageRouter {
  readonly state: { readonly navigation: { readonly state: string } };
  subscribe(listener: () => void): unknown;
}

interface Place {
  href: string;
  state: Readonly<Record<string, unknown>>;
}

/** Elements that open over the page natively, with scripts or without. */
const NATIVE = '[popover], .server';

let router: PageRouter | undefined;
let overlays: readonly Overlay[] = [];
/** Number of history entries that only exist to be consumed by Back, after the page's own entry. */
let entries = 0;
let ownIndex = 0;
let returning: PromiseWithResolvers<void> | undefined;
let isNavigating = false;
let isSkipping = false;
/** The router's place: filters of an open sheet change the address of an entry that will disappear. */
let shown: Place | undefined;

/**
 * Makes Back close the open overlay while the page stays. Its listener runs before all others for steps in the history.
 * Entries are counted by `idx`, as the router counts its own.
 */
export function startBackCloses(ofPage: PageRouter, beforeRouter: (follow: typeof onPop) => void): void {
  router = ofPage;
  shown = placeNow();
  beforeRouter(onPop);
  document.addEventListener('toggle', onToggle, { capture: true });
  for (const open of document.querySelectorAll(':popover-open, .server[open]')) followNative(open);
  ofPage.subscribe(() => {
    markAgain();
    shown = placeNow();
    isNavigating = isLoading();
    settle();
  });
  // The page was reloaded while an overlay was open.
  if (entries === 0 && isSpent()) skip();
}

/** @returns what to call once it is closed, however that came */
export function openOverlay(close: () => void, isOpen = () => true): () => void {
  const overlay: Overlay = { close, isOpen };
  overlays = [...overlays, overlay];
  settle();
  return () => {
    overlays = overlays.filter((each) => each !== overlay);
    settleSoon();
  };
}

export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? openOverlay(() => close()) : undefined), [isOpen]);
}

/** State of an overlay that opens and closes by itself. */
export function useOpenUntilBack(): { open: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [open, setOpen] = useState(false);
  useBackCloses(open, () => setOpen(false));
  return { open, onOpenChange: setOpen };
}

/** Steps to another page from the page's own entry, after going back over those of overlays. */
export function fromOwnEntry(step: () => void): void {
  if (entries === 0 && !returning) {
    step();
    return;
  }
  isNavigating = true;
  void (returning ?? goBack(entries)).promise.then(() => {
    step();
    isNavigating = isLoading();
  });
}

function isLoading(): boolean {
  return router?.state.navigation.state !== 'idle';
}

function onToggle({ target }: Event): void {
  if (target instanceof Element && target.matches(NATIVE) && isNativeOpen(target)) followNative(target);
}

function isNativeOpen(element: Element): boolean {
  return element instanceof HTMLDetailsElement ? element.open : element.matches(':popover-open');
}

function followNative(element: Element): void {
  const closed = openOverlay(
    () => {
      if (element instanceof HTMLDetailsElement) element.open = false;
      else if (element instanceof HTMLElement) element.hidePopover();
    },
    () => element.isConnected && isNativeOpen(element),
  );
  const onClose = () => {
    // The event of the opening arrives here too.
    if (isNativeOpen(element)) return;
    element.removeEventListener('toggle', onClose);
    closed();
  };
  element.addEventListener('toggle', onClose);
}

/** Settles in the next task, because the state of the page may follow a moment later. */
function settleSoon(): void {
  setTimeout(settle);
}

/** Makes the number of entries equal to that of overlays. */
function settle(): void {
  overlays = overlays.filter((overlay) => overlay.isOpen());
  if (!router || returning || isNavigating) return;
  while (entries < overlays.length) push();
  if (entries > overlays.length) goBack(entries - overlays.length);
}

function push(): void {
  shown = placeNow();
  if (entries === 0) ownIndex = indexNow();
  entries += 1;
  history.pushState({ ...shown.state, idx: ownIndex + entries, overlay: entries }, '');
}

/** Marks the entry again, because the router writes its own state when filters of an open sheet change the address. */
function markAgain(): void {
  if (entries === 0 || returning || overlaysNow() > 0 || indexNow() !== ownIndex + entries) return;
  history.replaceState({ ...stateNow(), overlay: entries }, '');
}

function goBack(steps: number): PromiseWithResolvers<void> {
  returning = Promise.withResolvers();
  history.go(-steps);
  return returning;
}

function onPop(event: PopStateEvent): void {
  if (isSkipping) {
    isSkipping = false;
    event.stopImmediatePropagation();
    showPlace();
  } else if (entries > 0) onOverlaidPop(event);
  else if (isSpent()) {
    event.stopImmediatePropagation();
    skip();
  }
}

function onOverlaidPop(event: PopStateEvent): void {
  const left = indexNow() - ownIndex;
  entries = Math.max(0, left);
  const closing = overlays.slice(entries).reverse();
  const returned = returning;
  returning = undefined;
  if (left >= 0) {
    event.stopImmediatePropagation();
    showPlace();
  }
  if (returned) returned.resolve();
  else for (const overlay of closing) overlay.close();
  settleSoon();
}

/** Gives the page's own entry the address that the router gave to the entry that disappeared. */
function showPlace(): void {
  if (!shown || shown.href === location.href) return;
  history.replaceState({ ...shown.state, idx: indexNow(), overlay: entries }, '', shown.href);
}

/** Whether the current entry belongs to an overlay that is closed by now: after a step forward, or after a reload. */
function isSpent(): boolean {
  return overlaysNow() > 0;
}

function overlaysNow(): number {
  return Number(stateNow().overlay ?? 0);
}

function skip(): void {
  isSkipping = true;
  history.go(-overlaysNow());
}

function placeNow(): Place {
  return { href: location.href, state: stateNow() };
}

function stateNow(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}

function indexNow(): number {
  return Number(stateNow().idx ?? 0);
}
