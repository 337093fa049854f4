import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import './toast.css';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';

const DURATION_MS = 3000;
const ACTION_DURATION_MS = 8000;
const ICONS = { info: InfoIcon, ok: CheckIcon, warn: ClockIcon, bad: WarningIcon } as const;

export interface ToastMessage {
  tone: 'info' | 'ok' | 'warn' | 'bad';
  title: string;
  text?: string;
  /** Milliseconds; 3,000 by default, 8,000 with buttons or links. */
  durationMs?: number;
  /** An action that the message offers. The message closes with it. */
  action?: { label: string; act: () => void };
  /** A picture of 24 px instead of the tone's icon. */
  picture?: ReactNode;
  /** Links and buttons that do not close the message. */
  controls?: ReactNode;
}

type ToastLook = Pick<ToastMessage, 'tone' | 'action' | 'picture' | 'controls'>;

let showMessage: ((message: ToastMessage) => void) | undefined;
const waiting: ToastMessage[] = [];
let isMounted = false;
/** Id of the message whose action is still available. */
let offered: string | undefined;

export function addToast(message: ToastMessage): void {
  if (showMessage) showMessage(message);
  else waiting.push(message);
  mountHost();
}

/** A separate React root, so that messages appear even when the page fails. */
function mountHost(): void {
  if (isMounted) return;
  isMounted = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Toast.Provider>
      <Toast.Portal>
        <Toast.Viewport ref={avoidFocus} className="toasts" aria-label="알림" aria-live="off">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>,
  );
}

/** Moves the messages, which are at the right, to the left while they would cover the focused element. */
function avoidFocus(viewport: HTMLElement | null): (() => void) | undefined {
  if (!viewport) return undefined;
  const place = () => {
    const { activeElement: focused } = document;
    if (!focused || viewport.contains(focused)) return;
    viewport.removeAttribute('data-aside');
    if (!isOver(viewport, focused)) return;
    viewport.setAttribute('data-aside', '');
    if (isOver(viewport, focused)) viewport.removeAttribute('data-aside');
  };
  const observer = new ResizeObserver(place);
  observer.observe(viewport);
  addEventListener('focusin', place);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', place);
  };
}

function isOver(viewport: Element, element: Element): boolean {
  const [one, other] = [viewport.getBoundingClientRect(), element.getBoundingClientRect()];
  const isBeside = one.right <= other.left || other.right <= one.left;
  const isAbove = one.bottom <= other.top || other.bottom <= one.top;
  return one.height > 0 && !isBeside && !isAbove;
}

function Toasts() {
  const { toasts, add, close } = Toast.useToastManager<ToastLook>();
  useEffect(() => {
    showMessage = ({ title, text, durationMs, ...look }) => {
      const { action, controls } = look;
      // A new action invalidates the one of an earlier message, so that message closes.
      if (action && offered !== undefined) close(offered);
      const id = add({
        title,
        description: text,
        timeout: durationMs ?? (action || controls ? ACTION_DURATION_MS : DURATION_MS),
        // Urgent messages would be hidden from screen readers while they can have the focus.
        priority: 'low',
        data: look,
      });
      if (action) offered = id;
    };
    waiting.splice(0).forEach(showMessage);
  }, [add, close]);
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'ok';
    const Icon = ICONS[tone];
    const { action, picture, controls } = toast.data ?? {};
    const act = () => {
      close(toast.id);
      action?.act();
    };
    return (
      <Toast.Root key={toast.id} toast={toast} className={`toast ${tone}`} swipeDirection={['right', 'up']}>
        {picture ?? <Icon />}
        <div>
          <div data-spoken="new">
            <Toast.Title render={<b />} />
            <Toast.Description className="dim" />
          </div>
          {action && (
            <button type="button" className="btn sm" onClick={act}>
              {action.label}
            </button>
          )}
          {controls && <span className="controls">{controls}</span>}
        </div>
        {/* never hidden: it can have the focus */}
        <Toast.Close aria-label="닫기" aria-hidden={false}>
          <CloseIcon size={16} />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
