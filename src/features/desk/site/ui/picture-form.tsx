import { useState } from 'react';
import { ImagePicker } from '#features/content/editor/ui/image-picker.tsx';
import { imageUrlById } from '#features/content/editor/ui/image-queries.ts';
import { AD_SLOTS, type AdSlot } from '#features/shell/ads/ad-slot.rules.ts';
import type { SettingValues } from '#features/shell/settings/setting.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { defineForm } from '#shared/form.ts';
import { MAX_ID } from '#shared/ids.ts';
import { Button } from '#ui/components/button.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { custom } from '#ui/form/field-kind.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { SLOT_LABELS } from '../site-setting.labels.ts';
import { type KnownSetting, withEditedRow, withoutRow } from '../site-setting.rules.ts';
import { RowFoot } from './row-foot.tsx';
import css from './site.module.css';
import { useSettingRow } from './use-setting-row.ts';

export type HousePicture = SettingValues['ads']['house'][number];

const NO_PICTURE = 0;

const pictureForm = defineForm({
  fields: {
    slot: choice<AdSlot>({
      label: '자리',
      empty: 'left',
      choices: AD_SLOTS.map((value) => ({ value, label: SLOT_LABELS[value] })),
    }),
    imageId: custom<number>({
      label: '그림',
      frame: 'group',
      empty: NO_PICTURE,
      parse: (stored) => (typeof stored === 'number' && stored <= MAX_ID ? stored : undefined),
      read: (value) => (value === NO_PICTURE ? { issue: '그림을 골라 주세요.' } : { sent: value }),
      write: (sent) => sent,
    }),
    alt: text({ label: '그림 설명', hint: '그림이 보이지 않을 때 나옵니다', min: 1, max: 200 }),
    href: text({ label: '누르면 가는 곳', hint: '/로 시작하는 이 사이트의 주소나 https 주소', min: 1, max: 500 }),
  },
});

interface PictureFormProps {
  setting: KnownSetting<'ads'>;
  /** Without an image: a new one for that slot. */
  picture: HousePicture | { slot: AdSlot };
  onClose: () => void;
}

export function PictureForm({ setting, picture, onClose }: PictureFormProps) {
  const { value: ads } = setting;
  const before = 'imageId' in picture ? picture : null;
  const submission = useSettingRow(pictureForm, {
    setting,
    first: pictureForm.fromRow(picture),
    place: `house.${withEditedRow<HousePicture | null>(ads.house, before, null).index}`,
    toValue: (sent) => ({ ...ads, house: withEditedRow(ads.house, before, sent).rows }),
    onClose,
  });
  return (
    <Form
      of={pictureForm}
      submission={submission}
      id="picture"
      label={before === null ? '광고 그림 추가' : '광고 그림 수정'}
      className="pad form"
    >
      <FormField of={pictureForm} name="slot" />
      <FormField of={pictureForm} name="imageId">
        {({ value }) => (
          <ChosenPicture
            id={value}
            onChoose={(image) =>
              submission.change({
                imageId: image.id,
                ...(submission.values.alt.trim() === '' && { alt: image.alt }),
              })
            }
          />
        )}
      </FormField>
      <FormField of={pictureForm} name="alt" />
      <FormField of={pictureForm} name="href" />
      <RowFoot
        setting={setting}
        without={before === null ? null : { ...ads, house: withoutRow(ads.house, before) }}
        onClose={onClose}
      />
    </Form>
  );
}

interface ChosenPictureProps {
  id: number;
  onChoose(image: { id: number; alt: string }): void;
}

function ChosenPicture({ id, onChoose }: ChosenPictureProps) {
  const [isChoosing, setChoosing] = useState(id === NO_PICTURE);
  return (
    <>
      <span className="row">
        <PictureThumb id={id} />
        <Button size="sm" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          그림 고르기
        </Button>
      </span>
      {isChoosing && (
        <ImagePicker
          label="광고 그림 고르기"
          onChoose={(image) => {
            onChoose(image);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}

export function PictureThumb({ id }: { id: number }) {
  const { data: url } = useLiveQuery(imageUrlById, id, { isEnabled: id > NO_PICTURE });
  return <span className={css.thumb}>{url && <img src={url} alt="" />}</span>;
}
