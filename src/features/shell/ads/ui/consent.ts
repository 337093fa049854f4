import { onDevice } from '#platform/client/device-storage.ts';
import { readConsent } from '../ad-choice.rules.ts';

/** What the visitor chose; where the browser stores nothing it holds for as long as the page is open. */
export const adConsent = onDevice(
  'ad-consent',
  { parse: readConsent, format: (consent) => consent },
  { staysOnPage: true },
);
