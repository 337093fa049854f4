import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { callOf } from './engine-page.ts';

/** How the protocol names a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const RETRY_MS = 100;
const RETRIES = 100;

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const begun = z.object({ sessionId: z.string() });
const reference = z.object({ [ELEMENT]: z.string() });

/** A browser that is driven by W3C WebDriver (www.w3.org/TR/webdriver2), as far as the tests need it. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  static async begin(driver: string): Promise<WebDriverSession> {
    await untilListening(driver);
    const { sessionId } = begun.parse(await send('POST', `${driver}/session`, { capabilities: {} }));
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `const done = arguments[0]; Promise.resolve(${callOf(work, args)}).then(done, (error) => done({ failure: String(error) }));`;
    return (await this.#post('execute/async', { script, args: [] })) as Awaited<Result>;
  }

  async has<Args extends readonly unknown[]>(find: (...args: Args) => Element | null, ...args: Args): Promise<boolean> {
    const script = `return ${callOf(find, args)} !== null;`;
    return (await this.#post('execute/sync', { script, args: [] })) === true;
  }

  /** Scrolls it into view; fails where something else would get the click. */
  async click<Args extends readonly unknown[]>(find: (...args: Args) => Element | null, ...args: Args): Promise<void> {
    const found = await this.#post('execute/sync', { script: `return ${callOf(find, args)};`, args: [] });
    await this.#post(`element/${reference.parse(found)[ELEMENT]}/click`, {});
  }

  async type(text: string): Promise<void> {
    const presses = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: presses }] });
  }

  /** Cookies of the page that is open. */
  async clearCookies(): Promise<void> {
    await send('DELETE', `${this.#address}/cookie`);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('window/rect', { width, height });
  }

  async end(): Promise<void> {
    await send('DELETE', this.#address);
  }

  #post(command: string, body: object): Promise<unknown> {
    return send('POST', `${this.#address}/${command}`, body);
  }
}

async function untilListening(driver: string): Promise<void> {
  for (let tries = 0; tries < RETRIES; tries += 1) {
    const isUp = await fetch(`${driver}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await delay(RETRY_MS);
  }
  throw new Error(`${driver} does not listen.`);
}

async function send(method: 'POST' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`${error}: ${message}`);
}
