/** The used part of a service worker's scope: TypeScript's `dom` and `webworker` libraries conflict. */
interface WorkerScope {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
interface PageWindow {
  url: string;
  focus(): Promise<PageWindow>;
  navigate(url: string): Promise<unknown>;
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  data?: { json(): unknown };
  notification?: { data: unknown; close(): void };
}

const scope = globalThis as unknown as WorkerScope;

export function listenForPushes(): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  // Pages that were open before can be navigated, too.
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification?.close();
    event.waitUntil(openPath(event.notification?.data));
  });
}

/** Browsers revoke the permission of sites that show nothing for a push, so unreadable messages are shown as well. */
async function show(data: WorkerEvent['data']): Promise<void> {
  const { title, body, path, tag } = read(data);
  await scope.registration.showNotification(title, {
    body,
    tag,
    data: path,
    lang: 'ko',
    icon: '/icons/192.png',
    badge: '/icons/192.png',
  });
}

function read(data: WorkerEvent['data']): { title: string; body: string; path: string; tag: string } {
  // The name is repeated here: a worker is no module, so it cannot import the chunk that contains it.
  const usual = { title: '바람나루', body: '새 알림이 있습니다.', path: '/notifications', tag: 'notification' };
  try {
    return { ...usual, ...(data?.json() as object | undefined) };
  } catch {
    return usual;
  }
}

/** Opens only addresses of this site. */
async function openPath(path: unknown): Promise<void> {
  const requested = new URL(typeof path === 'string' ? path : '/', location.origin);
  const url = requested.origin === location.origin ? requested.href : location.origin;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((page) => page.url === url) ?? windows[0];
  if (!there) {
    await scope.clients.openWindow(url);
    return;
  }
  const page = await there.focus();
  if (page.url !== url) await page.navigate(url).catch(() => scope.clients.openWindow(url));
}
