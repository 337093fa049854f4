import { useEffect, useRef } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { type AdSlot, type SiteAds, smallestAdSize } from '../../ads/ad-slot.rules.ts';
import css from './ad-stage.module.css';

export const SLOT_NAMES: Readonly<Record<AdSlot, string>> = { left: '왼쪽', right: '오른쪽', anchor: '아래' };

/** A single slot in the column, at every width. It is filled after the page, in its reserved space. */
export function AdStage({ slot, ads }: { slot: AdSlot; ads: SiteAds | null }) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = smallestAdSize(slot);
  useEffect(() => {
    const place = box.current;
    if (!ads || !place) return;
    let end: (() => void) | undefined;
    let isGone = false;
    import('../../ads/ui/fill-stage.ts').then(
      ({ fillStage }) => {
        if (!isGone) end = fillStage(place, { slot, ads });
      },
      (error: unknown) => console.warn('광고 자리를 채우지 못했습니다.', error),
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [slot, ads]);
  return (
    <Panel title={SLOT_NAMES[slot]} aside={`${width} × ${height}`}>
      <div ref={box} className={css.slot} style={{ width, height }} />
    </Panel>
  );
}
