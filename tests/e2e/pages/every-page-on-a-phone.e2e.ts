import { everyPageOn } from '#tests/e2e/support/every-page.ts';
import { expect, PHONE, test } from '#tests/e2e/support/test.ts';

everyPageOn(PHONE);
