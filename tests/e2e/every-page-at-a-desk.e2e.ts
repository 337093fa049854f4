import { everyPageOn } from './every-page.ts';
import { DESKTOP } from './stage.ts';

everyPageOn(DESKTOP);
