import type { FormEvent } from 'react';
import { navigate } from '#platform/client/navigate.ts';
import { mapRouteHref } from '../../refs/ui/public/map-route-link.ts';
import { clearRouteStart } from '../../refs/ui/public/route-start.ts';
import { mapLegHref } from '../map-leg-link.ts';

export interface ShownPlace {
  text: string;
  place: string | null;
}

export function putPlace(input: HTMLInputElement, { text, place }: ShownPlace): void {
  input.value = text;
  input.dataset.text = text;
  input.dataset.place = place ?? '';
}

function placeIn(input: HTMLInputElement): string {
  const typed = input.value.trim();
  return input.dataset.place && typed === input.dataset.text?.trim() ? input.dataset.place : typed;
}

function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

function routeQueryIn(form: HTMLFormElement, name: string): string {
  const field = fieldIn(form, name);
  return field ? placeIn(field) : '';
}

/** Navigates on the client, with exact places where they are known. */
export function openRoute(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  const [from, to, level] = [routeQueryIn(form, 'from'), routeQueryIn(form, 'to'), routeQueryIn(form, 'level')];
  // The field shows the remembered start: clearing the field also clears it.
  if (from === '') clearRouteStart();
  const isOnMap = form.dataset.onMap !== undefined && MAP_CODE.test(from) && EXACT_PLACE.test(to);
  navigate(isOnMap ? mapLegHref({ code: from, at: null, to }) : mapRouteHref({ from, to, level }));
}

const MAP_CODE = /^\d+$/;
const EXACT_PLACE = /^(?:\d+|(?:npc|dungeon|item|sells|drops):\d+)$/;

export function swapPlaces(form: HTMLFormElement): boolean {
  const [from, to] = [fieldIn(form, 'from'), fieldIn(form, 'to')];
  if (!from || !to) return false;
  const [start, end] = [shownIn(from), shownIn(to)];
  putPlace(from, end);
  putPlace(to, start);
  return true;
}

function shownIn(input: HTMLInputElement): ShownPlace {
  const place = placeIn(input);
  return { text: input.value, place: place === input.value.trim() ? null : place };
}
