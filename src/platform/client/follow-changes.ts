// Support for screen readers and the keyboard, loaded once the page is idle.

import { announceChanges } from './announce-changes.ts';
import { closeOpenParts } from './close-open-parts.ts';
import { guardComposedKeys } from './composed-keys.ts';
import { focusHeadings } from './focus-headings.ts';
import { limitLetters } from './letter-limits.ts';
import { restoreFocus } from './restore-focus.ts';

announceChanges();
focusHeadings();
restoreFocus();
closeOpenParts();
guardComposedKeys();
limitLetters();
