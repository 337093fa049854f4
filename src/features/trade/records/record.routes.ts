import { answer } from '#platform/answers/answer.ts';
import { mount } from '#platform/http/mount.ts';
import type { TradeApp, TradeContext } from '../trade.context.ts';
import { getRecord } from './record.contract.ts';
import { type RecordDeps, readRecord } from './record.service.ts';

export function recordRoutes(
  app: TradeApp,
  { db, clock }: Pick<TradeContext, 'db' | 'clock'>,
  others: Pick<RecordDeps, 'partiesOf' | 'guildsOf'>,
): void {
  mount(app, getRecord, {}, async ({ params }) =>
    answer(await readRecord({ db, now: clock.now(), ...others }, params.id), { isPlain: true }),
  );
}
