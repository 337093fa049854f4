import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { CorrectionForm, hasTypedCorrection } from '#features/people/inquiries/ui/public/correction-form.tsx';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { RowCorrection, type RowSubject } from './row-correction.tsx';

interface CorrectionSubject {
  name: string;
  path: string;
  /** The row that the page shows; null: values without a row. */
  row: RowSubject | null;
}

interface CorrectionDialogProps {
  subject: CorrectionSubject;
  isOpen: boolean;
  onClose: () => void;
}

const OWN_CORRECTIONS = { href: '/me#corrections', label: '내 정보' };
const OWN_INQUIRIES = { href: '/notice/ask#mine', label: '문의' };

function CorrectionDialog({ subject, isOpen, onClose }: CorrectionDialogProps) {
  const { row } = subject;
  const [isFree, setFree] = useState(() => row === null || hasTypedCorrection(subject));
  const [isSent, setSent] = useState(false);
  const form = { onClose, onSent: () => setSent(true) };
  return (
    <Dialog open={isOpen} onClose={onClose} label="틀린 정보 제보" broad>
      <h2 className="h2">틀린 정보 제보</h2>
      {isSent && <Arrived onClose={onClose} at={isFree ? OWN_INQUIRIES : OWN_CORRECTIONS} />}
      {!isSent && (isFree || row === null) && <CorrectionForm {...form} subject={subject} />}
      {!isSent && !isFree && row !== null && <RowCorrection {...form} subject={row} onFree={() => setFree(true)} />}
    </Dialog>
  );
}

function Arrived({ onClose, at }: { onClose: () => void; at: { href: string; label: string } }) {
  return (
    <>
      <p className="note" role="status">
        제보했습니다. 답은{' '}
        <a href={at.href} className="underline" onClick={onClose}>
          {at.label}
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

/** @param link the data of a `CorrectionLink` */
export function openCorrection(link: DOMStringMap): void {
  openedCount += 1;
  const name = (link.correct || document.querySelector('h1')?.textContent) ?? '';
  draw({ name, path: pathOfFact(location), row: toRow(link) }, openedCount, true);
}

function toRow({ correctEntity = '', correctRow, correctField: field }: DOMStringMap): RowSubject | null {
  return isEntityName(correctEntity) ? { entity: correctEntity, rowId: Number(correctRow), field } : null;
}

/** Facts are the same on every game server. */
function pathOfFact({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  for (const name of gameServerParams.names) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Rendered in a root of its own: the page's root contains only what the server rendered. */
function draw(subject: CorrectionSubject, opening: number, isOpen: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <CorrectionDialog key={opening} subject={subject} isOpen={isOpen} onClose={() => draw(subject, opening, false)} />,
  );
}
