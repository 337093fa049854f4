import { type FormEvent, useEffect, useRef, useState } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { TextInput } from '#ui/components/field.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { matchesName } from '../../name-filter.rules.ts';
import type { Tile } from '../../refs/tile.rules.ts';
import { LAYER_NAMES } from '../map.labels.ts';
import { MAP_LAYERS, type MapLayer, mapParams, writeLayers } from '../map.params.ts';
import type { MapLeg } from '../map-leg.rules.ts';
import type { MarkKind } from '../map-mark.rules.ts';
import type { MapPlan as Plan, PlanMark } from '../map-plan.rules.ts';
import { pointOfTile, withNames } from '../map-tile.rules.ts';
import type { LaidPlan } from './map-controls.ts';
import css from './map-frame.module.css';
import { MapFrame } from './map-frame.tsx';
import type { MapMonstersProps } from './map-monsters.tsx';
import { MapPlan, type MarkLook } from './map-plan.tsx';
import { SymbolKey } from './map-symbols.tsx';
import { useMapControls } from './use-map-controls.ts';

const MapMonsters = await drawnLater(async () => (await import('./map-monsters.tsx')).MapMonsters);

export interface PlanPanelProps {
  name: string;
  size: string;
  plan: Plan;
  /** The text of the query, so that searching works without scripts. */
  typedAtFirst: string;
  /** Layers that the address hides. */
  hidden?: readonly MapLayer[] | undefined;
  here?: Tile | null;
  /** Part of a route, drawn as a dotted line. */
  leg?: MapLeg | null;
  monsters?: MapMonstersProps | null;
  notice?: string;
}

const NONE: readonly MapLayer[] = [];
const WORTH_SEARCHING = 12;
const NAMED_WHEN_FOUND = 12;

interface Pixel {
  px: number;
  py: number;
}

function centre(view: HTMLElement | null, { px, py }: Pixel): void {
  if (view) view.scrollTo({ left: px - view.clientWidth / 2, top: py - view.clientHeight / 2, behavior: 'instant' });
}

/** The player's tile, or the exit of a route whose start is not known. */
function findSight(plan: Plan, here?: Tile | null, leg?: MapLeg | null): Pixel | undefined {
  const tile = here ?? leg?.to;
  return tile && pointOfTile(plan, tile);
}

function marksNamed(plan: Plan, typed: string): PlanMark[] | undefined {
  if (typed.trim() === '') return undefined;
  return plan.marks.filter((mark) => matchesName(mark.name, typed) || matchesName(mark.label, typed));
}

function toKey({ kind, x, y, name }: PlanMark): string {
  return `${kind} ${x} ${y} ${name}`;
}

export function PlanPanel({
  name,
  size,
  plan: first,
  typedAtFirst,
  hidden = NONE,
  here,
  leg,
  monsters,
  notice,
}: PlanPanelProps) {
  const view = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(typedAtFirst);
  const [turn, setTurn] = useState(0);
  const { shown, control } = useMapControls<LaidPlan>(view, async () => {
    const { controlPlan } = await import('./map-controls.ts');
    return (element, show) => controlPlan(element, first, show);
  });
  const laid = shown?.laid.plan ?? first;
  const found = marksNamed(laid, typed);
  const isNaming = found && found.length <= NAMED_WHEN_FOUND;
  const plan = isNaming ? { ...laid, marks: withNames(laid, found) } : laid;
  const toLook = (mark: PlanMark): MarkLook => {
    const turnIndex = found?.findIndex((other) => toKey(other) === toKey(mark)) ?? -1;
    if (turnIndex < 0) return found ? 'off' : '';
    return found && turnIndex === turn % found.length ? 'found now' : 'found';
  };
  const sight = findSight(first, here, leg) ?? marksNamed(first, typedAtFirst)?.[0];
  const { px, py } = sight ?? first.middle;
  useEffect(() => centre(view.current, { px, py }), [px, py]);

  const look = (text: string, next: number) => {
    setTyped(text);
    setTurn(next);
    const marks = marksNamed(laid, text) ?? [];
    const mark = marks[next % marks.length];
    if (mark) centre(view.current, mark);
  };
  const showNext = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    look(typed, turn + 1);
  };
  const kinds = new Set(first.marks.map((mark) => mark.kind));
  return (
    <MapFrame
      label={`${name} 약도`}
      height={first.height}
      view={view}
      zoom={shown?.zoom}
      control={control}
      bar={
        notice ? (
          <span className="meta">{notice}</span>
        ) : (
          <>
            {first.marks.length < WORTH_SEARCHING ? (
              <span className="meta">{size}</span>
            ) : (
              <search className={css.find}>
                <form method="get" onSubmit={showNext}>
                  <TextInput
                    name="q"
                    type="search"
                    icon={<SearchIcon size={16} />}
                    className={css.findField}
                    placeholder="이 지도에서 찾기"
                    aria-label="이 지도에서 찾기"
                    autoComplete="off"
                    value={typed}
                    onChange={(event) => look(event.target.value, 0)}
                  />
                  <output className="meta" aria-live="off" data-spoken="">
                    {found ? `${found.length}곳` : ''}
                  </output>
                </form>
              </search>
            )}
            <MapLayers fromAddress={hidden} kinds={kinds} hasMonsters={Boolean(monsters)} />
          </>
        )
      }
      below={monsters && !notice ? <MapMonsters {...monsters} /> : null}
    >
      <MapPlan name={name} plan={plan} here={here} leg={leg} lookOf={toLook} />
    </MapFrame>
  );
}

interface MapLayersProps {
  fromAddress: readonly MapLayer[];
  kinds: ReadonlySet<MarkKind>;
  hasMonsters: boolean;
}

/**
 * Hides symbols with checkboxes that the style sheet reads, so it works without scripts; with scripts the address is
 * updated too, so that it can be shared.
 */
function MapLayers({ fromAddress, kinds, hasMonsters }: MapLayersProps) {
  const [query, setQuery] = useSearchParams();
  const address = writeLayers(fromAddress);
  const [{ hidden, lastAddress }, setState] = useState({ hidden: fromAddress, lastAddress: address });
  // The address changed: either by the visitor's own choice, or because another address was opened on the same map.
  if (lastAddress !== address) setState({ hidden: fromAddress, lastAddress: address });
  const layers = MAP_LAYERS.filter((layer) => (layer === 'monster' ? hasMonsters : kinds.has(layer)));
  const show = (layer: MapLayer, isShown: boolean) => {
    const others = hidden.filter((one) => one !== layer);
    const next = isShown ? others : [...others, layer];
    setState({ hidden: next, lastAddress });
    setQuery(mapParams.href('', query, { hide: next }), { replace: true, preventScrollReset: true });
  };
  return (
    <ul className={`swipe ${css.layers}`} aria-label="지도에 표시할 항목">
      {layers.map((layer) => (
        <li key={layer}>
          <label>
            <input
              type="checkbox"
              className="visually-hidden"
              data-layer={layer}
              checked={!hidden.includes(layer)}
              onChange={(event) => show(layer, event.currentTarget.checked)}
            />
            <SymbolKey kind={layer} />
            <span>{LAYER_NAMES[layer]}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
