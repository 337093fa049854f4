import { expect, vi } from 'vitest';
import { live } from '#shared/live.contract.ts';
import type { LiveEvent } from '#shared/live-event.ts';

interface Frame {
  t: string;
  topics?: string[];
}

let line: FakeSocket | undefined;
let lastId = 0;

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly topics = new Set<string>();

  constructor() {
    line = this;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const { t, topics = [] } = JSON.parse(text) as Frame;
    if (t === 'sub') for (const topic of topics) this.topics.add(topic);
    if (t === 'unsub') for (const topic of topics) this.topics.delete(topic);
    if (t === 'ping') queueMicrotask(() => this.receive({ t: 'pong', id: String(lastId) }));
  }

  receive(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  close(): void {
    if (line === this) line = undefined;
    this.onclose?.();
  }
}

/** Nobody listens any more: what a later test publishes waits for its own listeners. */
export async function untilSilent(): Promise<void> {
  if (line) await expect.poll(() => line).toBeUndefined();
}

/** The site's live line ends here; the line of the tests themselves is left alone. */
export function stubLive(): void {
  const Real = WebSocket;
  vi.stubGlobal(
    'WebSocket',
    new Proxy(Real, {
      construct: (_, [url]: [string]) => (new URL(url).pathname === live.path ? new FakeSocket() : new Real(url)),
    }),
  );
}

/** Comes to whoever listens, as one event of the server's; waits until somebody does. */
export async function publish(event: LiveEvent): Promise<void> {
  await expect.poll(() => event.topics.filter((topic) => line?.topics.has(topic))).not.toEqual([]);
  lastId += 1;
  for (const topic of event.topics) {
    if (line?.topics.has(topic))
      line.receive({ t: 'event', id: String(lastId), topic, type: event.type, data: event.data });
  }
}

export async function resync(topic: string): Promise<void> {
  await listening(topic);
  line?.receive({ t: 'resync', topic });
}

export async function listening(topic: string): Promise<void> {
  await expect.poll(() => line?.topics.has(topic)).toBe(true);
}
