import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchHit, SearchKind } from '../../search/search.contract.ts';
import { search } from '../../search/search-engine.ts';
import { indexOfKinds } from '../../search/search-index.ts';
import { useSearchIndex } from '../../search/ui/use-search-index.ts';
import type { ShownPlace } from './map-route-fields.ts';
import css from './map-route-form.module.css';

interface PlaceSuggestionsProps {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  kinds: readonly SearchKind[];
  catalogVersion: string | undefined;
  onActive(id: string | undefined): void;
  onPick(place: ShownPlace): void;
  onClose(): void;
}

const MAX_SHOWN = 8;
const KIND_LABEL: Partial<Record<SearchKind, string>> = { item: '아이템', dungeon: '사냥터', map: '지도' };

export default function PlaceSuggestions(props: PlaceSuggestionsProps) {
  const { id, field, typed, kinds, onActive, onPick, onClose } = props;
  const index = useSearchIndex(props.catalogVersion);
  const [chosen, setChosen] = useState({ typed, at: -1 });
  const at = chosen.typed === typed ? chosen.at : -1;
  const known = index.state === 'ready' ? index.index : undefined;
  // Entries without a location are excluded first: otherwise a person would be hidden behind items of the same name.
  const places = useMemo(() => known && indexOfKinds(known, kinds), [known, kinds]);
  const hits = places ? search(places, typed, MAX_SHOWN) : [];
  const active = hits[at] && optionId(id, at);
  const isEmpty = hits.length === 0;

  useEffect(() => onActive(isEmpty ? undefined : (active ?? '')), [onActive, active, isEmpty]);
  useEffect(() => () => onActive(undefined), [onActive]);

  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    onKey.current = (event) => {
      const next = afterKey(event.key, at, hits.length);
      const hit = hits[at];
      if (next !== undefined) setChosen({ typed, at: next });
      else if (event.key === 'Enter' && hit) onPick(toPlace(hit));
      else if (event.key === 'Escape') onClose();
      else return;
      event.preventDefault();
    };
  });
  useEffect(() => {
    const input = field.current;
    const listen = (event: KeyboardEvent) => onKey.current?.(event);
    input?.addEventListener('keydown', listen);
    return () => input?.removeEventListener('keydown', listen);
  }, [field]);

  if (hits.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label="고를 수 있는 곳" className={`menu ${css.offers}`}>
      {hits.map((hit, position) => (
        <button
          key={hit.path}
          id={optionId(id, position)}
          type="button"
          role="option"
          tabIndex={-1}
          className={`opt ${css.offer}`}
          aria-selected={position === at}
          // The field stays focused, so a phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(toPlace(hit))}
        >
          <span className={`nm elide ${css.name}`}>{hit.name}</span>
          <span className="meta elide">{formatDetail(hit)}</span>
        </button>
      ))}
    </div>
  );
}

function afterKey(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return undefined;
}

function optionId(list: string, position: number): string {
  return `${list}-${position}`;
}

function formatDetail({ kind, detail }: SearchHit): string | undefined {
  return kind === 'npc' ? `NPC · ${detail}` : detail || KIND_LABEL[kind];
}

function toPlace({ kind, id, name, path }: SearchHit): ShownPlace {
  return { text: name, place: kind === 'map' ? path.slice('/maps/'.length) : `${kind}:${id}` };
}
