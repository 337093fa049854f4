import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import markUrl from '../assets/mark.svg?url&no-inline';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Read aloud when it opens; shown only when the content shows it. */
  label: string;
  /** Up to 560 px instead of 300. */
  broad?: boolean;
  children: ReactNode;
}

/** Modal, without a close icon: Escape and a press beside it close it. */
export function Dialog({ open, onClose, label, broad = false, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="mask" />
        <Base.Viewport className="over">
          <Base.Popup className={broad ? 'dialog broad' : 'dialog'} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MessageDialogProps {
  open: boolean;
  onClose: () => void;
  message: ReactNode;
  /** Gets the focus when it closes; what had it before, unless told. */
  returnTo?: HTMLElement | null;
  /** Below the message, where one sentence is not enough. */
  children?: ReactNode;
  confirmLabel?: string;
}

/** The mark, one sentence, one button that has the focus. */
export function MessageDialog(props: MessageDialogProps) {
  const { open, onClose, message, returnTo, children, confirmLabel = '확인' } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="mask" />
        <Base.Viewport className="over">
          <Base.Popup
            className="dialog"
            initialFocus={confirm}
            finalFocus={returnTo ? () => returnTo : true}
            onClick={(event) => isLink(event.target) && onClose()}
          >
            <img src={markUrl} width="36" height="36" alt="" />
            <Base.Title render={<p />}>{message}</Base.Title>
            {children}
            <Base.Close ref={confirm} className="btn primary full">
              {confirmLabel}
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A link leads away from the page that the message stands over. */
function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}
