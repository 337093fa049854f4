import { expect, it } from 'vitest';
import { pageSamples } from '#tests/support/page-samples.ts';
import { catalog, journeys } from './stage.ts';

const samples = pageSamples(catalog);

journeys('the first visit', ({ visit, site }) => {
  const MAX_JAVASCRIPT_BYTES = 96_000;

  it('of an item page requests at most 96 kB of JavaScript before it has loaded', async () => {
    const sample = samples.find(({ route }) => route === '/items/:id');
    const scripts = new Map<string, Promise<number>>();
    let isLoaded = false;
    const { page } = await visit(sample?.path ?? '/', {
      async prepare(prepared) {
        prepared.on('load', () => {
          isLoaded = true;
        });
        prepared.on('response', (response) => {
          if (isLoaded || response.request().resourceType() !== 'script') return;
          const sent = response.headerValue('content-encoding').then((coding) => {
            expect(coding).toBe('br');
            return response.request().sizes();
          });
          scripts.set(
            response.url(),
            sent.then(({ responseBodySize }) => responseBodySize),
          );
        });
      },
    });
    const sizes = await Promise.all(scripts.values());
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(MAX_JAVASCRIPT_BYTES);
    expect(new URL(page.url()).origin).toBe(site().origin);
  });

  it('sends no request to another site', async () => {
    const strangers: string[] = [];
    const { page } = await visit('/', {
      async prepare(prepared) {
        prepared.on('request', (request) => {
          const { origin, protocol } = new URL(request.url());
          if (origin !== site().origin && protocol !== 'data:') strangers.push(request.url());
        });
      },
    });
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);
  });
});
