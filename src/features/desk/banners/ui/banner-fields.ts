import type { DeskBanner, NewBanner } from '#features/shell/settings/banner.contract.ts';
import { serverNow } from '#platform/client/server-clock.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { defineForm, type SentOf, typedText, type ValuesOf } from '#shared/form.ts';
import { checkbox, choice } from '#ui/form/choice-fields.tsx';
import { moment } from '#ui/form/moment-field.tsx';
import { multiline, text } from '#ui/form/text-fields.tsx';
import { versionField } from '../../table/ui/use-versioned-form.ts';
import { TONE_LABELS, TONES } from '../banner-desk.labels.ts';
import { type DraftBanner, isLinkOutside } from '../banner-desk.rules.ts';

const DAYS = 90;
const NO_MOMENT = { day: '', time: '' };
const toOneLine = (typed: string) => typedText(typed).replaceAll(/\s*\n\s*/g, ' ');
const issue = '날과 시각을 골라 주세요.';

export const bannerForm = defineForm({
  fields: {
    version: versionField,
    text: multiline({
      label: '문구',
      min: 2,
      max: 120,
      isCounted: true,
      rows: 2,
      clean: toOneLine,
    }),
    tone: choice<DeskBanner['tone']>({
      label: '종류',
      empty: 'info',
      choices: TONES.map((value) => ({ value, label: TONE_LABELS[value] })),
    }),
    href: text({
      label: '링크 (없어도 됩니다)',
      hint: '/로 시작하는 이 사이트의 주소. 다른 사이트는 관리자만',
      max: 500,
      placeholder: '/notices/212',
    }),
    start: choice<'now' | 'at'>({
      label: '시작',
      empty: 'now',
      choices: [
        { value: 'now', label: '지금부터' },
        { value: 'at', label: '예약' },
      ],
    }),
    startsAt: moment({ label: '시작하는 날', timeLabel: '시작 시각', empty: NO_MOMENT, days: DAYS, issue }),
    endsAt: moment({ label: '끝나는 날', timeLabel: '끝 시각', empty: NO_MOMENT, days: DAYS, issue }),
    isClosable: checkbox({ label: '닫기 버튼 허용 (닫으면 그 기기에는 다시 나오지 않습니다)', isOn: true }),
  },
  check: ({ href = '' }, { level }: { level: OperatorLevel }) =>
    isLinkOutside(href) && level > OPERATOR_LEVEL.administrator
      ? { href: '다른 사이트로 가는 링크는 관리자만 걸 수 있습니다.' }
      : {},
});

export type BannerFields = typeof bannerForm.fields;
type Sent = SentOf<BannerFields>;

/** A new one is offered from now on, or from the next full hour, for a day. */
export function newBannerValues(): ValuesOf<BannerFields> {
  const hour = Math.ceil(serverNow() / HOUR_MS) * HOUR_MS;
  return bannerForm.fromRow({
    startsAt: new Date(hour).toISOString(),
    endsAt: new Date(hour + DAY_MS).toISOString(),
  });
}

export function toBannerValues({ version, text: words, tone, href, startsAt, endsAt, isClosable }: DeskBanner) {
  return bannerForm.fromRow({
    version,
    text: words,
    tone,
    href: href ?? '',
    start: 'at',
    startsAt,
    endsAt,
    isClosable,
  });
}

export function toNewBanner({ version: _, start, href, ...sent }: Sent): NewBanner {
  const startsAt = start === 'now' ? new Date(serverNow()).toISOString() : sent.startsAt;
  return { ...sent, href: href || null, startsAt };
}

/** The banner as far as it is written, for the preview. */
export function toDraft(values: ValuesOf<BannerFields>, id: number | null, now: Date): DraftBanner {
  const { tone, start, isClosable } = values;
  const sent = bannerForm.toPartialBody(values, { level: OPERATOR_LEVEL.administrator });
  return {
    id,
    tone,
    isClosable,
    text: toOneLine(values.text) || '여기에 문구가 나옵니다',
    href: values.href.trim() || null,
    startsAt: start === 'now' || sent.startsAt === undefined ? now : new Date(sent.startsAt),
    endsAt: sent.endsAt === undefined ? now : new Date(sent.endsAt),
  };
}
