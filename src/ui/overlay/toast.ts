import type { ToastMessage } from './toast-host.tsx';

export async function showToast(message: ToastMessage): Promise<void> {
  const { addToast } = await import('./toast-host.tsx');
  addToast(message);
}
