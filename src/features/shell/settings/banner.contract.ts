import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { bannerSchema } from './setting.contract.ts';

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
