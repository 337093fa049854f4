import { describe, expect, it } from 'vitest';
import { formatDate } from '#shared/korean/dates.ts';
import { testedIn } from '#tests/support/tested-in.ts';
import { readText } from '../structure/tree.ts';

describe('p§1 what the product does', () => {
  testedIn(
    'the page description mentions a trade marketplace, live price quotes, parties, items, hunting grounds, skills and guides',
    'src/app/addresses.page.test.ts',
    'home says what the site has: market, live prices, parties, items, hunting grounds, skills, guides',
  );
  testedIn(
    'the interface is in Korean',
    'src/app/pages.page.test.ts',
    'is a Korean document with its content in the HTML',
  );

  it('dates are in the Korean locale', () => {
    expect(formatDate('2026-11-28T05:57:00.000Z')).toMatch(/^2026년 11월 28일/);
  });

  it('the theme is dark', () => {
    expect(readText('src/ui/styles/base.css')).toContain('color-scheme: dark;');
  });

  testedIn(
    'a character profile: job, grade, level, HP and MP targets',
    'src/features/people/profiles/upsert.api.test.ts',
    'accepts the other fields of the character',
  );
  testedIn(
    'linked to a chat-platform account through discordId',
    'src/features/people/profiles/profile.api.test.ts',
    'takes the Discord number from the verified identity when it is shown',
  );
  testedIn(
    'sign-in through an external provider by PKCE',
    'src/features/people/sign-in/sign-in-flow.api.test.ts',
    'redirects to the upstream and back with a code',
    'refuses a code that was issued to another browser’s sign-in',
  );
  testedIn(
    'the session is detected from the URL on return',
    'tests/e2e/journeys/sign-in.e2e.ts',
    'leads from a guarded page through the first form back to it, and survives a reload',
  );
});
