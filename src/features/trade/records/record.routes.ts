import { answer } from '#platform/http/answer.ts';
import { mount } from '#platform/http/mount.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { getRecord } from './record.contract.ts';
import { readRecord } from './record.service.ts';

export function recordRoutes(app: TradeApp, { db }: Pick<TradeContext, 'db'>): void {
  mount(app, getRecord, {}, async ({ params }) => answer(await readRecord(db, params.id), { isPlain: true }));
}
