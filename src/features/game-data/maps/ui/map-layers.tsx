import { LAYER_NAMES } from '../map.labels.ts';
import { MARK_KINDS, type MarkKind } from '../map-mark.rules.ts';
import { SymbolKey } from './map-symbols.tsx';

interface MapLayersProps {
  /** Only the symbols that the plan has. */
  kinds: ReadonlySet<MarkKind>;
  hasMonsters: boolean;
}

/** The legend, whose symbols can be switched off: plain boxes that the style sheet reads, so they need no script. */
export function MapLayers({ kinds, hasMonsters }: MapLayersProps) {
  const layers = [...MARK_KINDS.filter((kind) => kinds.has(kind)), ...(hasMonsters ? (['monster'] as const) : [])];
  return (
    <ul className="map-layers" aria-label="지도에 보일 것">
      {layers.map((layer) => (
        <li key={layer}>
          <label>
            <input type="checkbox" className="visually-hidden" data-layer={layer} defaultChecked />
            <SymbolKey kind={layer} />
            <span>{LAYER_NAMES[layer]}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
