import type { Page, Route } from '@playwright/test';
import { CHROMIUM } from '#tests/support/chromium.ts';
import { chromiumOptions } from '#tests/support/chromium-options.ts';
import { test as base, type VisitOptions } from './test.ts';

/** Not this machine by its name, so that ads are shown. */
const HOST = 'www.naru.example';
export const SLOT = '[data-ad-slot]';
export const TAG = 'https://ads.example/tag.js';
export const HERE = { PUBLIC_SITE_URL: `http://${HOST}` };
export const NETWORK = {
  ...HERE,
  AD_PROVIDER: 'gpt',
  AD_NETWORK_SCRIPT_URL: TAG,
  AD_GPT_NETWORK: '/1234/naru',
};
/** Its browser finds the host on this machine, and trusts it as it would trust https. */
export const LAUNCH = chromiumOptions(CHROMIUM, [
  `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
  '--unsafely-treat-insecure-origin-as-secure=*.naru.example',
]);

export type Network = (route: Route) => Promise<unknown>;

export const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
export const menu = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
export const agree = (page: Page) => page.locator(SLOT).first().getByRole('button', { name: '맞춤 광고' }).click();
export const sizeOf = async (page: Page) => {
  const box = await page.locator(SLOT).first().boundingBox();
  return `${box?.width}x${box?.height}`;
};

interface VisitBesideAds extends VisitOptions {
  /** Answers the network's requests. */
  network?: Network;
}

interface Fixtures {
  /** @returns also what the page asks others for */
  visitBesideAds(path: string, options?: VisitBesideAds): Promise<{ page: Page; asked: string[] }>;
}

export const test = base.extend<Fixtures>({
  visitBesideAds: async ({ visit }, use) =>
    use(async (path, { network, prepare, ...options } = {}) => {
      const asked: string[] = [];
      const page = await visit(path, {
        ...options,
        async prepare(prepared) {
          prepared.on('request', (request) => {
            if (new URL(request.url()).hostname !== HOST) asked.push(request.url());
          });
          // Only where something is answered: it keeps the browser from caching, and faces would come late on each visit.
          if (network) await prepared.context().route(/^https?:\/\/(?!www\.naru\.example)/, network);
          await prepare?.(prepared);
        },
      });
      return { page, asked };
    }),
});
