import { everyPageOn } from './every-page.ts';
import { PHONE } from './stage.ts';

everyPageOn(PHONE);
