// `npm run broadcast -- --file shouts.jsonl`: sends shouts of a file to the site, and shows how a collector does it.
//
// Each line of the file is a JSON object:
//   {"at":"2026-11-20T12:00:00.000Z","channel":12,"name":"풍백","message":"ㅍ 현철중검 45만","ref":"41"}
//   at       when it was heard, with a time zone; at most a day old, at most a minute ahead
//   channel  0 to 200; 0: unknown
//   name     of the one who shouted, 1 to 12 letters
//   message  1 to 200 letters
//   ref      whatever names the line for you, up to 64 letters; it comes back with what was refused. May be left out.
//
// POST {site}/api/broadcasts, with the header X-Ingest-Key and at most 500 messages and 256 KiB at once:
//   {"source":"my-collector","gameServer":1,"messages":[…]}
//   → {"stored":2,"duplicates":0,"refused":[{"index":1,"ref":"41","message":"…"}]}
// Sending the same again changes nothing, so whoever does not know whether a batch arrived sends it once more. After 429
// and 503 wait as long as Retry-After says. A wrong line is refused by itself; after 400, 403, 404 and 413 nothing was stored.
import { createReadStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadEnvFile } from './steps/env-file.mjs';
import { runCommand, StepFailure } from './steps/print.mjs';

const HELP = `쓰는 법
  npm run broadcast -- --file shouts.jsonl [--server 1] [--to http://127.0.0.1:3000] [--source my-collector]
  BROADCAST_INGEST_KEY 를 환경이나 .env 에 적어 둡니다. 파일의 형식은 scripts/broadcast.mjs 의 머리에 있습니다.`;
const AT_ONCE = 100;
const TRIES = 5;
const FIRST_PAUSE_MS = 1000;

await runCommand(async () => {
  loadEnvFile();
  const text = { type: 'string' };
  const options = { file: text, server: text, to: text, source: text, help: { type: 'boolean' } };
  const { values } = parseArgs({ options, strict: true });
  // The first key is as good as the others.
  const key = process.env.BROADCAST_INGEST_KEY?.split(',')[0]?.trim();
  if (values.help || !values.file || !key) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const site = values.to ?? process.env.PUBLIC_SITE_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  const sender = { url: new URL('/api/broadcasts', site), key };
  const about = { source: values.source ?? 'file', gameServer: Number(values.server ?? 1) };
  const sums = { stored: 0, duplicates: 0, refused: 0 };
  for await (const messages of batchesOf(values.file)) {
    const answer = await send(sender, { ...about, messages });
    sums.stored += answer.stored;
    sums.duplicates += answer.duplicates;
    sums.refused += answer.refused.length;
    for (const { index, ref, message } of answer.refused) {
      console.log(`받지 않음: ${ref ?? JSON.stringify(messages[index])} ${message}`);
    }
  }
  console.log(`저장 ${sums.stored}건, 이미 있던 것 ${sums.duplicates}건, 받지 않은 것 ${sums.refused}건.`);
});

async function* batchesOf(file) {
  let messages = [];
  for await (const line of linesOf(file)) {
    if (line.trim() === '') continue;
    messages.push(readLine(line));
    if (messages.length < AT_ONCE) continue;
    yield messages;
    messages = [];
  }
  if (messages.length > 0) yield messages;
}

/** Without the byte order mark; letters of another encoding would reach the site as question marks. */
async function* linesOf(file) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  try {
    for await (const bytes of createReadStream(file)) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
      rest = lines.pop();
      yield* lines;
    }
    yield rest + decoder.decode();
  } catch (error) {
    if (error.code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new StepFailure(`${file} 파일이 UTF-8이 아닙니다. UTF-8로 저장해 주세요.`);
  }
}

/** Passes a line that is not JSON on as text, so that the site names it among the refused ones. */
function readLine(line) {
  try {
    return JSON.parse(line);
  } catch {
    return line.slice(0, 100);
  }
}

async function send({ url, key }, batch) {
  for (let time = 1; ; time += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ingest-key': key },
      body: JSON.stringify(batch),
    }).catch((error) => error);
    if (!(answer instanceof Error) && answer.ok) return answer.json();
    const isBusy = answer instanceof Error || answer.status === 429 || answer.status >= 500;
    if (!isBusy || time === TRIES) throw new Error(await reasonOf(answer));
    const seconds = answer instanceof Error ? 0 : Number(answer.headers.get('retry-after') ?? 0);
    await pause(Math.max(seconds * 1000, FIRST_PAUSE_MS * 2 ** (time - 1)));
  }
}

async function reasonOf(answer) {
  if (answer instanceof Error) return `사이트에 닿지 못했습니다: ${answer.message}`;
  const body = await answer.json().catch(() => undefined);
  return `${answer.status} ${body?.message ?? ''}`;
}
