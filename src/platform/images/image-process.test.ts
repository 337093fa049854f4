import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageRequest } from './image-messages.ts';
import { ImageProcess } from './image-process.ts';

const REQUEST: ImageRequest = { body: new Uint8Array(3), contentType: 'x', maxBytes: 100, shape: 'sign' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A process that does this with each request. */
async function processThat(deed: string, options: object = {}): Promise<ImageProcess> {
  const program = join(folder, `${Math.random()}.mjs`);
  await writeFile(program, `process.on('message', () => { ${deed} });`);
  return new ImageProcess({ program, ...options });
}

const ANSWER = `process.send({ fault: 'unknown', isGrown: false, pid: process.pid })`;
const GROWN = `process.send({ fault: 'unknown', isGrown: true, pid: process.pid })`;

describe('the process of pictures', () => {
  it('is the same for the next picture, and another one when it has grown', async () => {
    for (const [deed, count] of [
      [ANSWER, 1],
      [GROWN, 2],
    ] as const) {
      const decoder = await processThat(deed);
      const answers = [await decoder.answer(REQUEST), await decoder.answer(REQUEST)];
      expect(new Set(answers.map((answer) => Reflect.get(answer, 'pid'))).size).toBe(count);
    }
  });

  it('that takes too long says so and ends, and the next picture gets another one', async () => {
    const decoder = await processThat('', { longestMs: 0 });
    for (let time = 0; time < 2; time += 1) expect(await decoder.answer(REQUEST)).toEqual({ issue: 'too-slow' });
  });

  it('that is ended for its memory says so', async () => {
    const decoder = await processThat(`process.kill(process.pid, 'SIGKILL')`);
    for (let time = 0; time < 2; time += 1) expect(await decoder.answer(REQUEST)).toEqual({ issue: 'too-costly' });
  });

  it('that dies of anything else is unavailable', async () => {
    const decoder = await processThat('process.exit(3)');
    await expect(decoder.answer(REQUEST)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('knows no secrets of the site', async () => {
    process.env.AUTH_JWT_SECRET = 'secret';
    const decoder = await processThat(`process.send({ fault: 'unknown', isGrown: true, env: process.env })`);
    const answer = await decoder.answer(REQUEST);
    delete process.env.AUTH_JWT_SECRET;
    expect(Reflect.get(answer, 'env')).not.toHaveProperty('AUTH_JWT_SECRET');
  });
});
