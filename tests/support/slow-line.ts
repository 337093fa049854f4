import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends documents in small pieces, each after the one before was painted; everything else passes unchanged. */
export interface SlowLine {
  origin: string;
  close(): Promise<void>;
}

export interface SlowLineOptions {
  /** The least size of a piece. */
  pieceBytes: number;
  /** A piece goes on to the end of the row, line or block that it is in; else it may end within a word or a tag. */
  endsWithBlock?: boolean;
  /** Resolves once the browser has painted the piece. */
  untilPainted(): Promise<unknown>;
  /** Paths that never arrive. */
  refused?: RegExp;
}

const BLOCK_END = /<\/(?:p|li|tr|div|section|header|nav|form|fieldset|details|figure|table|ul|ol|dl|dt|dd|h[1-3])>/g;

export async function openSlowLine(siteOrigin: string, options: SlowLineOptions): Promise<SlowLine> {
  const server = createServer((visitor, answer) => {
    if (options.refused?.test(visitor.url ?? '')) return void answer.destroy();
    const headers = { ...visitor.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(visitor.url ?? '/', siteOrigin), { method: visitor.method, headers }, (site) => {
      void passOn(site, answer, options);
    });
    onward.on('error', () => answer.destroy());
    visitor.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passOn(site: IncomingMessage, answer: ServerResponse, options: SlowLineOptions): Promise<void> {
  const { 'content-length': _whole, ...headers } = site.headers;
  answer.writeHead(site.statusCode ?? 502, headers);
  const isDocument = site.headers['content-type']?.startsWith('text/html') === true;
  if (!isDocument) {
    site.pipe(answer);
    return;
  }
  const document = Buffer.concat(await site.toArray());
  for (const piece of piecesOf(document, options)) {
    if (answer.destroyed) return;
    answer.write(piece);
    await options.untilPainted();
  }
  answer.end();
}

function* piecesOf(document: Buffer, { pieceBytes, endsWithBlock = false }: SlowLineOptions): Generator<Buffer> {
  // One byte a character, so that positions are those of bytes.
  const text = document.toString('latin1');
  for (let start = 0; start < document.length; ) {
    let end = start + pieceBytes;
    if (endsWithBlock) {
      BLOCK_END.lastIndex = end;
      end = BLOCK_END.exec(text) ? BLOCK_END.lastIndex : document.length;
    }
    yield document.subarray(start, end);
    start = end;
  }
}
