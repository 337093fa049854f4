import type { Broadcast, IngestAnswer } from '#features/community/broadcasts/broadcast.contract.ts';
import type { App } from './open-app.ts';

export const INGEST_KEY = 'collector-key-0123456789';

export interface SentShout {
  at: string;
  channel: number;
  name: string;
  message: string;
  ref?: string;
}

/** A program that hears shouts and sends them. */
export function collectorOf(site: Pick<App, 'app'>, key = INGEST_KEY) {
  const send = async (body: unknown, headers: Record<string, string> = { 'x-ingest-key': key }) => {
    const answer = await site.app.inject({ method: 'POST', url: '/api/broadcasts', headers, payload: body as object });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    send,
    async sendAll(messages: readonly unknown[], gameServer = 1): Promise<IngestAnswer> {
      const { status, body } = await send({ source: 'test', gameServer, messages });
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body;
    },
    async list(query = ''): Promise<Broadcast[]> {
      return (await site.app.inject({ method: 'GET', url: `/api/broadcasts${query}` })).json();
    },
  };
}
