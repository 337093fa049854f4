import { MARK_NAMES } from '../map.labels.ts';
import { MARK_KINDS, type MarkKind } from '../map-mark.rules.ts';
import { SymbolKey } from './map-symbols.tsx';

/** Only the symbols that the plan has. */
export function MapLegend({ kinds }: { kinds: ReadonlySet<MarkKind> }) {
  return (
    <ul className="map-legend" aria-label="기호">
      {MARK_KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
        <li key={kind}>
          <SymbolKey kind={kind} />
          {MARK_NAMES[kind]}
        </li>
      ))}
    </ul>
  );
}
