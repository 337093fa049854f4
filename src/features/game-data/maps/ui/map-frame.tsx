import { type ReactNode, type RefObject, useId } from 'react';
import { MinusIcon, PlusIcon } from '#ui/icons/icons.tsx';
import css from './map-frame.module.css';
import type { Control, ZoomState } from './use-map-controls.ts';

interface MapFrameProps {
  label: string;
  height: number;
  bar: ReactNode;
  below?: ReactNode;
  view: RefObject<HTMLElement | null>;
  zoom: ZoomState | undefined;
  control: Control;
  children: ReactNode;
}

/** A scrollable element must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

export function MapFrame({ label, height, bar, below, view, zoom, control, children }: MapFrameProps) {
  const hintId = useId();
  const takeControl = () => control();
  return (
    <div className={`panel ${css.frame}`}>
      <div className={css.bar}>{bar}</div>
      <div className={css.stage}>
        <section
          {...REACHABLE}
          className={css.view}
          style={{ height }}
          ref={view}
          aria-label={label}
          aria-describedby={hintId}
          onPointerOver={takeControl}
          onFocus={takeControl}
        >
          {children}
        </section>
        <div className={css.foot}>
          <p className={`meta ${css.hint}`} id={hintId}>
            끌거나 방향키로 옮기고 Ctrl+휠이나 + − 키로 확대합니다. 0은 전체 보기입니다.
          </p>
          <div className={css.zoom}>
            <button
              type="button"
              data-press=""
              aria-label="확대"
              aria-disabled={zoom?.isLargest ?? false}
              onClick={() => control((controls) => controls.zoomBy(1))}
            >
              <PlusIcon />
            </button>
            <button
              type="button"
              data-press=""
              aria-label="축소"
              aria-disabled={zoom?.isSmallest ?? false}
              onClick={() => control((controls) => controls.zoomBy(-1))}
            >
              <MinusIcon />
            </button>
            <button type="button" data-press="" onClick={() => control((controls) => controls.showWhole())}>
              전체 보기
            </button>
          </div>
          <output className="visually-hidden" aria-live="off" data-spoken="">
            {zoom ? `${zoom.times}배` : ''}
          </output>
        </div>
      </div>
      {below}
    </div>
  );
}
