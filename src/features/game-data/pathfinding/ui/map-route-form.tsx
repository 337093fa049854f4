import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#ui/components/button.tsx';
import { SearchIcon, SwapIcon } from '#ui/icons/icons.tsx';
import { mapRouteHref } from '../../refs/ui/public/map-route-link.ts';
import { openRoute, type ShownPlace, swapPlaces } from './map-route-fields.ts';
import css from './map-route-form.module.css';
import { PlaceField } from './place-field.tsx';

const FROM_KINDS = ['map', 'dungeon', 'npc'] as const;
const TO_KINDS = ['map', 'dungeon', 'npc', 'item'] as const;

export interface MapRouteFormProps {
  from: ShownPlace;
  to: ShownPlace;
  level?: string;
  catalogVersion?: string;
  isMain?: boolean;
  /** Shows the answer on the plan of the start's map, if the start is a map. */
  isOnMap?: boolean;
  fromNote?: ReactNode;
  toNote?: ReactNode;
  children?: ReactNode;
}

const NOTE_IDS = { from: 'way-from-note', to: 'way-to-note' } as const;

/** A plain form that the server answers; the link swaps the places even without scripts. */
export function MapRouteForm({
  from,
  to,
  level,
  catalogVersion,
  isMain = false,
  isOnMap = false,
  fromNote,
  toNote,
  children,
}: MapRouteFormProps) {
  const swapped = mapRouteHref({ from: toRouteQuery(to), to: toRouteQuery(from), level });
  return (
    <form
      className="pad stack gap-2"
      method="get"
      action="/maps/route"
      aria-label="길찾기"
      data-on-map={isOnMap ? '' : undefined}
      onSubmit={openRoute}
    >
      <PlaceField
        key={`from ${from.place} ${from.text}`}
        name="from"
        label="출발"
        shown={from}
        placeholder="지도, 사냥터, NPC"
        kinds={FROM_KINDS}
        catalogVersion={catalogVersion}
        noteId={fromNote ? NOTE_IDS.from : undefined}
      />
      {fromNote && (
        <div className={css.note} id={NOTE_IDS.from}>
          {fromNote}
        </div>
      )}
      <PlaceField
        key={`to ${to.place} ${to.text}`}
        name="to"
        label="도착"
        shown={to}
        placeholder="지도, 사냥터, NPC, 아이템"
        kinds={TO_KINDS}
        catalogVersion={catalogVersion}
        noteId={toNote ? NOTE_IDS.to : undefined}
        after={
          <a
            className={css.swap}
            href={swapped}
            aria-label="출발과 도착 바꾸기"
            title="출발과 도착 바꾸기"
            onClick={swap}
          >
            <SwapIcon size={16} />
          </a>
        }
      />
      {toNote && (
        <div className={css.note} id={NOTE_IDS.to}>
          {toNote}
        </div>
      )}
      {children}
      <Button type="submit" tone={isMain ? 'primary' : 'plain'} full>
        <SearchIcon size={16} />길 찾기
      </Button>
    </form>
  );
}

function toRouteQuery({ place, text }: ShownPlace): string {
  return place ?? text;
}

function swap(event: MouseEvent<HTMLAnchorElement>): void {
  const form = event.currentTarget.closest('form');
  if (!form || event.ctrlKey || event.metaKey || event.shiftKey || !swapPlaces(form)) return;
  event.preventDefault();
  const isWhole = [...form.querySelectorAll<HTMLInputElement>('[data-place]')].every(
    ({ value }) => value.trim() !== '',
  );
  if (isWhole) form.requestSubmit();
}
