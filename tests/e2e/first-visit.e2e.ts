import { expect, it } from 'vitest';
import { pageSamples } from '#tests/support/page-samples.ts';
import { catalog, journeys } from './stage.ts';

const samples = pageSamples(catalog);

/** By the browser's own clock: messages about requests may reach the test after the one about `load`. */
const SCRIPT_BYTES_BEFORE_LOAD = () => {
  const [visited] = performance.getEntriesByType('navigation');
  const loadedAt = visited instanceof PerformanceNavigationTiming ? visited.loadEventStart : 0;
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < loadedAt)
    .map(({ encodedBodySize }) => encodedBodySize);
};

journeys('the first visit', ({ visit, site }) => {
  const MAX_JAVASCRIPT_BYTES = 96_000;

  it('of an item page requests at most 96 kB of JavaScript before it has loaded', async () => {
    const sample = samples.find(({ route }) => route === '/items/:id');
    const codings = new Set<string | null>();
    const { page } = await visit(sample?.path ?? '/', {
      async prepare(prepared) {
        prepared.on('response', async (response) => {
          if (response.request().resourceType() === 'script')
            codings.add(await response.headerValue('content-encoding'));
        });
      },
    });
    const sizes = await page.evaluate(SCRIPT_BYTES_BEFORE_LOAD);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect([...codings]).toEqual(['br']);
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
