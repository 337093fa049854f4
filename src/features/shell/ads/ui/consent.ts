import { onDevice } from '#platform/client/device-storage.ts';
import { readConsent } from '../ad-choice.rules.ts';

/** The visitor's choice. If the browser cannot store it, it lasts as long as the page is open. */
export const adConsent = onDevice(
  'ad-consent',
  { parse: readConsent, format: (consent) => consent },
  { staysOnPage: true },
);
