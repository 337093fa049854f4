import { whenIdle } from '#platform/client/after-load.ts';
import { onDevice } from '#platform/client/device-storage.ts';
import { fetchOnce } from '#platform/client/fetch-with-retry.ts';
import { savesData } from '#platform/client/saves-data.ts';

/** List of font files that are in this device's cache. The first script reads it. */
const storedFaces = onDevice('faces', { parse: (text) => text, format: (text: string | null) => text });

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches the site's fonts in idle time after the visitor's first interaction, so that short visits do not pay for
 * them. They are used from the next document on.
 */
export function fetchFaces(): void {
  const list = document.querySelector<HTMLScriptElement>('script[data-faces]')?.dataset.faces;
  if (!list || storedFaces.read() === list || savesData()) return;
  const touched = new AbortController();
  const { signal } = touched;
  const fetchFiles = () => {
    touched.abort();
    whenIdle(() => void fetchList(list));
  };
  for (const touch of TOUCHES) addEventListener(touch, fetchFiles, { passive: true, signal });
}

async function fetchList(list: string): Promise<void> {
  try {
    const files = await Promise.all(list.split(' ').map((file) => fetchOnce(file, { priority: 'low' })));
    await Promise.all(files.map((file) => file.arrayBuffer()));
    if (files.every(({ ok }) => ok)) storedFaces.save(list);
  } catch {
    // The next document will retry.
  }
}
