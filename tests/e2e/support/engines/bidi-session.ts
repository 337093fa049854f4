import { once } from 'node:events';
import { z } from 'zod';

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
});

/** A browser that is driven by W3C WebDriver BiDi (www.w3.org/TR/webdriver-bidi). */
export class BidiSession {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, method, params, result, error, message: reason } = message.parse(JSON.parse(String(data)));
      if (method !== undefined) onEvent(method, params);
      const waiting = this.#waiting.get(id ?? 0);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(`${error}: ${reason}`));
    });
  }

  static async begin(address: string, onEvent: (method: string, params: unknown) => void): Promise<BidiSession> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const session = new BidiSession(socket, onEvent);
    await session.send('session.new', { capabilities: {} });
    return session;
  }

  send(method: string, params: object): Promise<unknown> {
    this.#lastId += 1;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#lastId, waiting);
    this.#socket.send(JSON.stringify({ id: this.#lastId, method, params }));
    return waiting.promise;
  }
}
