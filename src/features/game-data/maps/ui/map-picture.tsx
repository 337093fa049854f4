import { Panel } from '#ui/components/panel.tsx';

/** The game's own picture of a map, which the operator serves. Panned at its own size like the plan. */
export function MapPicture({ name, src }: { name: string; src: string }) {
  return (
    <Panel>
      <div className="mapview map-picture">
        <img src={src} alt={`${name} 그림`} decoding="async" />
      </div>
    </Panel>
  );
}
