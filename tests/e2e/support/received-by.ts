import type { Page } from '@playwright/test';

/** Everything that the browser receives from now on, also over the live line. */
export function receivedBy(page: Page): string[] {
  const texts: string[] = [];
  page.on('response', (response) => {
    if (/json|html/.test(response.headers()['content-type'] ?? '')) {
      response.text().then(
        (text) => texts.push(text),
        () => undefined,
      );
    }
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => texts.push(String(payload))));
  return texts;
}
