import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

const MAX_HOUSE_ADS = 30;

/** A path of this site, or an https address; scripts are never allowed. */
const href = z
  .string()
  .max(500)
  .regex(/^(?:\/(?![/\\])|https:\/\/[^\s/])\S*$/);

/** Schemas of `setting` rows by name (contract §23). A missing or unreadable row is replaced by its default. */
export const settingSchemas = {
  ads: z.object({
    isOn: z.boolean().default(true),
    house: z
      .array(
        z.object({
          slot: z.enum(['left', 'right', 'anchor']),
          imageId: z.int().positive(),
          href,
          alt: z.string().trim().min(1).max(200),
        }),
      )
      .max(MAX_HOUSE_ADS)
      .default([]),
  }),
  verification: z.object({
    naver: verificationCode().nullable().default(null),
    google: verificationCode().nullable().default(null),
  }),
};

function verificationCode() {
  return z.string().regex(/^[\w-]{10,100}$/);
}

export type SettingName = keyof typeof settingSchemas;
export type SettingValues = { [Name in SettingName]: z.output<(typeof settingSchemas)[Name]> };
export type SettingInput<Name extends SettingName> = z.input<(typeof settingSchemas)[Name]>;

export const bannerSchema = z.object({
  id: z.int().positive(),
  text: z.string().min(2).max(120),
  href: href.nullable(),
  tone: z.enum(['info', 'warn', 'alert']),
  startsAt: z.date(),
  endsAt: z.date(),
  isClosable: z.boolean(),
});

const shownBannerSchema = bannerSchema.omit({ startsAt: true, endsAt: true });
export type ShownBanner = z.output<typeof shownBannerSchema>;

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/banners',
  who: 'anyone',
  tags: ['site'],
  summary: '지금 걸린 알림, 늦게 시작한 것부터 두 개까지',
  response: { 200: z.array(shownBannerSchema) },
});

export type Banner = z.output<typeof bannerSchema>;
