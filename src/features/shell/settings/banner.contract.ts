import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idParams, integerText } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { linkSchema } from './link.contract.ts';
import { changedBySchema } from './setting.contract.ts';

export const BANNER_TONES = ['info', 'warn', 'alert'] as const;
/** Id of the countdown of a planned maintenance, which has no row. */
export const COUNTDOWN_ID = 0;
/** Id of what operators read while a maintenance lets them alone pass, which has no row either. */
export const PASSING_ID = -1;

const MARKUP = /<[a-z!/?]/i;
/** It is shown as it is; a tag in it is a mistake of the operator. */
const textSchema = plainText({ min: 2, max: 120 }).refine((text) => !MARKUP.test(text), '태그는 쓸 수 없습니다.');
const instant = z.iso.datetime({ offset: true });

export interface Banner {
  id: number;
  text: string;
  href: string | null;
  tone: (typeof BANNER_TONES)[number];
  startsAt: Date;
  endsAt: Date;
  isClosable: boolean;
}

const shownShape = {
  id: z.int().min(COUNTDOWN_ID),
  text: z.string(),
  href: z.string().nullable(),
  tone: z.enum(BANNER_TONES),
  isClosable: z.boolean(),
};

const shownBannerSchema = z.object({
  ...shownShape,
  id: z.int().min(PASSING_ID),
  /** The beginning of the maintenance, for a countdown. */
  countsTo: z.iso.datetime().optional(),
});
export type ShownBanner = z.output<typeof shownBannerSchema>;

export const listBanners = endpoint({
  method: 'GET',
  path: '/api/banners',
  who: 'anyone',
  tags: ['site'],
  summary: '지금 걸린 배너 두 개까지: 점검까지 남은 시간, 긴급, 주의, 안내의 순서',
  description: '운영자가 건 점검 중에는 운영자만 지나므로, 점검 중이라는 배너가 맨 앞에 하나 더 옵니다 (id -1).',
  response: { 200: z.array(shownBannerSchema) },
});

/** A banner as operators see it. */
const deskBannerSchema = z.strictObject({
  ...shownShape,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** 0: the countdown of a maintenance, which is changed with the maintenance. */
  version: z.int().min(0),
  by: changedBySchema,
  at: z.iso.datetime().nullable(),
  /** Times from now on at which others take its place. */
  aside: z.array(z.strictObject({ from: z.iso.datetime(), until: z.iso.datetime() })),
});
export type DeskBanner = z.output<typeof deskBannerSchema>;

export const newBannerSchema = z.strictObject({
  text: textSchema,
  href: linkSchema.nullable().default(null),
  tone: z.enum(BANNER_TONES),
  startsAt: instant,
  endsAt: instant,
  isClosable: z.boolean().default(true),
});
export type NewBanner = z.output<typeof newBannerSchema>;

const ofModerators = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags: ['operator'] } as const;
const version = z.int().min(1).max(MAX_ID);

export const listDeskBanners = endpoint({
  ...ofModerators,
  method: 'GET',
  path: '/api/operator/banners',
  summary: '배너: 걸렸거나 걸릴 것 모두와 끝난 것 100개까지, 늦게 시작하는 것부터',
  response: { 200: z.array(deskBannerSchema) },
});

export const addBanner = endpoint({
  ...ofModerators,
  method: 'POST',
  path: '/api/operator/banners',
  summary: '배너 걸기',
  description: '다른 사이트로 가는 https 링크는 관리자만 겁니다.',
  body: newBannerSchema,
  response: { 201: deskBannerSchema },
});

export const changeBanner = endpoint({
  ...ofModerators,
  method: 'PUT',
  path: '/api/operator/banners/:id',
  summary: '배너 바꾸기',
  params: idParams,
  body: newBannerSchema.extend({ version }),
  response: { 200: deskBannerSchema },
  errors: ['CONFLICT.CHANGED'],
});

export const removeBanner = endpoint({
  ...ofModerators,
  method: 'DELETE',
  path: '/api/operator/banners/:id',
  summary: '배너 내리기',
  params: idParams,
  query: z.object({ version: integerText(1, MAX_ID) }),
  response: { 200: successSchema },
  errors: ['CONFLICT.CHANGED'],
});
