import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { CheckIcon, ClockIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';

const DURATION_MS = 3000;
const ICONS = { info: InfoIcon, ok: CheckIcon, warn: ClockIcon, bad: WarningIcon } as const;

export interface ToastMessage {
  tone: 'info' | 'ok' | 'warn' | 'bad';
  title: string;
  text?: string;
  /** Milliseconds; 3,000 by default. */
  durationMs?: number;
}

let showMessage: ((message: ToastMessage) => void) | undefined;
const waiting: ToastMessage[] = [];
let isMounted = false;

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
        <Toast.Viewport className="toasts">
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>,
  );
}

function Toasts() {
  const { toasts, add } = Toast.useToastManager<{ tone: ToastMessage['tone'] }>();
  useEffect(() => {
    showMessage = ({ tone, title, text, durationMs = DURATION_MS }) => {
      add({
        title,
        description: text,
        timeout: durationMs,
        priority: tone === 'warn' || tone === 'bad' ? 'high' : 'low',
        data: { tone },
      });
    };
    waiting.splice(0).forEach(showMessage);
  }, [add]);
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'ok';
    const Icon = ICONS[tone];
    return (
      <Toast.Root key={toast.id} toast={toast} className={`toast ${tone}`} swipeDirection={['right', 'up']}>
        <Icon />
        <div>
          <Toast.Title render={<b />} />
          <Toast.Description className="dim" />
        </div>
        <Toast.Close aria-label="닫기">
          <CloseIcon size={16} />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
