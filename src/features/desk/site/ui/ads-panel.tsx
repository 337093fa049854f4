import { useState } from 'react';
import { AD_SLOTS, type AdSlot } from '#features/shell/ads/ad-slot.rules.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PANEL_TITLES, SLOT_LABELS } from '../site-setting.labels.ts';
import type { KnownSetting } from '../site-setting.rules.ts';
import { type HousePicture, PictureForm, PictureThumb } from './picture-form.tsx';
import { ChangedBy } from './setting-foot.tsx';
import css from './site.module.css';
import { AdsSwitch } from './switch-panels.tsx';

/** Sizes of pictures, the widest that a slot shows. */
const SIZES: Readonly<Record<AdSlot, string>> = { left: '160 × 600', right: '160 × 600', anchor: '320 × 50' };

/** Whether there are advertisements, and the pictures of the house in each slot. */
export function AdsPanel({ setting }: { setting: KnownSetting<'ads'> }) {
  const { house } = setting.value;
  const [opened, setOpened] = useState<HousePicture | { slot: AdSlot } | null>(null);
  return (
    <Panel id="ads" title={PANEL_TITLES.ads} aside="광고망이 없을 때 나오는 우리 그림">
      <AdsSwitch setting={setting} />
      {opened && (
        <PictureForm
          key={'imageId' in opened ? `${opened.slot} ${opened.imageId}` : opened.slot}
          setting={setting}
          picture={opened}
          onClose={() => setOpened(null)}
        />
      )}
      {AD_SLOTS.map((slot) => (
        <section key={slot} className={css.slot} aria-label={`${SLOT_LABELS[slot]} 자리`}>
          <div>
            <b>{SLOT_LABELS[slot]}</b>
            <span className="meta block">{SIZES[slot]}</span>
          </div>
          <ul className={css.pictures}>
            {house
              .filter((picture) => picture.slot === slot)
              .map((picture, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be alike
                <li key={nth}>
                  <PictureThumb id={picture.imageId} />
                  <span className="grow elide">{picture.alt}</span>
                  <span className="meta elide">{picture.href}</span>
                  <Button size="sm" aria-label={`바꾸기: ${picture.alt}`} onClick={() => setOpened(picture)}>
                    바꾸기
                  </Button>
                </li>
              ))}
            <li>
              <span className="meta grow">
                {house.every((picture) => picture.slot !== slot) && '사이트 안내 글이 나옵니다'}
              </span>
              <Button size="sm" aria-label={`${SLOT_LABELS[slot]}에 그림 추가`} onClick={() => setOpened({ slot })}>
                그림 추가
              </Button>
            </li>
          </ul>
        </section>
      ))}
      <footer className={css.foot}>
        <ChangedBy setting={setting} />
      </footer>
    </Panel>
  );
}
