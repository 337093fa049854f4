import type { ToastMessage } from './toast-host.tsx';

/** Says something at the top right for a moment; the host is fetched with the first message. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { addToast } = await import('./toast-host.tsx');
  addToast(message);
}
