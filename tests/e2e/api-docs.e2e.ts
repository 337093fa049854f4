import { expect, it } from 'vitest';
import { journeys } from './stage.ts';

journeys('the description of the API', ({ visit, site }) => {
  it('renders in a browser under the policy of all pages', async () => {
    const { page } = await visit('/');
    await page.goto('/api/docs');
    await page.getByText('/api/items/{id}', { exact: false }).first().waitFor();
    expect(new URL(page.url()).origin).toBe(site().origin);
  });
});
