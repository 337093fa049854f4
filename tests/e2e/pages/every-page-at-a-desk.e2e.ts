import { everyPageOn } from '#tests/e2e/support/every-page.ts';
import { DESKTOP, expect, test } from '#tests/e2e/support/test.ts';

everyPageOn(DESKTOP);
