import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { CorrectionSubject } from './correction-fields.ts';
import { CorrectionForm } from './correction-form.tsx';

const ANSWERS_HREF = '/notice/ask#mine';

interface CorrectionDialogProps {
  subject: CorrectionSubject;
  isOpen: boolean;
  onClose: () => void;
}

function CorrectionDialog({ subject, isOpen, onClose }: CorrectionDialogProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Dialog open={isOpen} onClose={onClose} label="틀린 정보 제보" broad>
      <h2 className="h2">틀린 정보 제보</h2>
      {isSent ? (
        <Arrived onClose={onClose} />
      ) : (
        <CorrectionForm subject={subject} onClose={onClose} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

function Arrived({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p className="note" role="status">
        제보했습니다. 답은{' '}
        <a href={ANSWERS_HREF} className="underline" onClick={onClose}>
          문의
        </a>
        에서 봅니다.
      </p>
      <div className="submit justify-end">
        <button type="button" className="btn primary" onClick={onClose} ref={takeFocus}>
          닫기
        </button>
      </div>
    </>
  );
}

/** The focused button disappeared with the form. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

let root: Root | undefined;
let openedCount = 0;

export function openCorrection(subject: CorrectionSubject): void {
  openedCount += 1;
  draw(subject, openedCount, true);
}

/** Rendered in a root of its own: the page's root contains only what the server rendered. */
function draw(subject: CorrectionSubject, opening: number, isOpen: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <CorrectionDialog key={opening} subject={subject} isOpen={isOpen} onClose={() => draw(subject, opening, false)} />,
  );
}
