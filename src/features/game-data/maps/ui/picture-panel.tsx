import { Suspense, useRef, useState } from 'react';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import type { MapPlan } from '../map-plan.rules.ts';
import type { Layout } from '../map-zoom.rules.ts';
import { MapFrame } from './map-frame.tsx';
import { useMapControls } from './use-map-controls.ts';

const PlanPanel = partOnDemand(async () => ({ default: (await import('./plan-panel.tsx')).PlanPanel }));

interface PicturePanelProps {
  name: string;
  src: string;
  size: string;
  plan: MapPlan | null;
}

const NO_PLAN_HEIGHT = 560;
const NO_PICTURE = '그림을 불러오지 못해 약도를 보여 드립니다.';

export function PicturePanel({ name, src, size, plan }: PicturePanelProps) {
  const view = useRef<HTMLElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { shown, control } = useMapControls<Layout>(view, async () => {
    const { controlPicture } = await import('./map-controls.ts');
    return (element, show) => {
      const { naturalWidth: width = 0, naturalHeight: height = 0 } = picture.current ?? {};
      return width > 0 ? controlPicture(element, { width, height }, show) : undefined;
    };
  });
  if (isMissing && plan)
    return (
      <Suspense>
        <PlanPanel name={name} size={size} plan={plan} typedAtFirst="" notice={NO_PICTURE} />
      </Suspense>
    );
  return (
    <MapFrame
      label={`${name} 그림`}
      height={plan?.height ?? NO_PLAN_HEIGHT}
      bar={<span className="meta">{size}</span>}
      view={view}
      zoom={shown?.zoom}
      control={control}
    >
      {isMissing ? (
        <p className="state">그림을 불러오지 못했습니다. 이 지도의 출입구와 NPC는 아직 알려지지 않았습니다.</p>
      ) : (
        <img
          ref={(image) => {
            picture.current = image;
            // The image may have failed before hydration.
            if (image?.complete && image.naturalWidth === 0) setMissing(true);
          }}
          src={src}
          alt={`${name} 그림`}
          decoding="async"
          style={shown && { width: shown.laid.width, height: shown.laid.height }}
          onError={() => setMissing(true)}
        />
      )}
    </MapFrame>
  );
}
