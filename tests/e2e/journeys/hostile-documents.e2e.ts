import fc from 'fast-check';
import { documentSchema } from '#features/content/documents/document-schema.ts';
import { renderDocument } from '#features/content/documents/render-document.rules.ts';
import type { ResolvedReferences } from '#features/content/documents/resolved-references.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { generatedDocument } from '#tests/support/generated-documents.ts';

const SAMPLE = 200;
const SEED = 20_261_127;
/** Everything that documents may become, as elements. */
const FOREIGN =
  'script, iframe, object, embed, template, noscript, style, link, meta, base, form, input, math, video, audio, [onload], [onerror], [onclick], [style], [id]';
const REFERENCES: ResolvedReferences = {
  mention: (kind, id) => ({
    name: '<img src=x onerror="window.ran = 1">',
    href: `/${kind}s/${id}`,
    card: `${kind}:${id}`,
    icon: 'acorn',
    tone: null,
  }),
  figure: () => ({ value: 600_000, text: '<svg onload="window.ran = 1">60만' }),
  image: () => null,
  drawing: () => null,
};

test.describe('documents in a browser without any policy', () => {
  test('run nothing, ask for nothing and hold only what the renderer may write', async ({ page }) => {
    const rendered = fc
      .sample(generatedDocument, { numRuns: SAMPLE, seed: SEED })
      .map((document) => renderDocument(documentSchema.parse(document), REFERENCES));
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => asked.push(request.url()));
    const found = await page.evaluate(
      ({ texts, foreign }) => {
        const faults: string[] = [];
        for (const html of texts) {
          document.body.innerHTML = html;
          for (const element of document.body.querySelectorAll(foreign)) faults.push(element.outerHTML);
          for (const link of document.body.querySelectorAll('a'))
            if (!/^(?:\/(?![/\\])|https:\/\/|mailto:)/.test(link.getAttribute('href') ?? ''))
              faults.push(link.outerHTML);
        }
        return { faults, ran: 'ran' in window };
      },
      { texts: rendered, foreign: FOREIGN },
    );
    expect(rendered.join('').length).toBeGreaterThan(SAMPLE * 100);
    expect(found).toEqual({ faults: [], ran: false });
    expect(asked.filter((url) => !/\/icons\/game\/[a-z0-9-]+\.svg/.test(url))).toEqual([]);
  });
});
