export interface ToastMessage {
  tone: 'ok' | 'warn' | 'bad';
  title: string;
  text?: string;
  /** How long it stays; 3 s unless told. */
  durationMs?: number;
}

/** Says something at the top right for a moment; the host is fetched with the first message. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { addToast } = await import('./toast-host.tsx');
  addToast(message);
}
