import { createRoot, type Root } from 'react-dom/client';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { CorrectionSubject } from './correction-draft.ts';

let root: Root | undefined;
let openedCount = 0;

export function openCorrection(subject: CorrectionSubject): void {
  openedCount += 1;
  draw(subject, openedCount, true);
}

/** In a root of its own: the page's root contains only what the server rendered. */
function draw(subject: CorrectionSubject, opening: number, isOpen: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <CorrectionDialog key={opening} subject={subject} isOpen={isOpen} onClose={() => draw(subject, opening, false)} />,
  );
}
