import { expect, test } from '#tests/e2e/support/test.ts';

test.describe('the description of the API', () => {
  test('renders in a browser under the policy of all pages', async ({ visit, site }) => {
    const page = await visit('/');
    await page.goto('/api/docs');
    await page.getByText('/api/items/{id}', { exact: false }).first().waitFor();
    expect(new URL(page.url()).origin).toBe(site.origin);
  });
});
