import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import './dialog.css';
import markUrl from '../assets/mark.svg?url&no-inline';
import { useBackCloses } from './back-closes.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  label: string;
  broad?: boolean;
  children: ReactNode;
}

/** A modal dialog, which closes by Escape and by a press outside. */
export function Dialog({ open, onClose, label, broad = false, children }: DialogProps) {
  useBackCloses(open, onClose);
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
  returnTo?: HTMLElement | null;
  children?: ReactNode;
  confirmLabel?: string;
  /** The next step, shown beside the confirm button, which is then plain. */
  action?: ReactNode;
}

export function MessageDialog(props: MessageDialogProps) {
  const { open, onClose, message, returnTo, children, confirmLabel = '확인', action } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  useBackCloses(open, onClose);
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
            <div className="answers">
              <Base.Close ref={confirm} className={action ? 'btn' : 'btn primary'}>
                {confirmLabel}
              </Base.Close>
              {action}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}
