import { SETTINGS_CHANNEL } from '#features/shell/settings/setting-changes.service.ts';
import { startSiteSettings } from '#features/shell/settings/site-settings.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { openListener } from '#platform/database/listen.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { setSetting } from '#tests/factories/settings.ts';
import { atDatabase } from '#tests/support/test-server.ts';
import { makeDesk } from './desk-rows.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import { type BenchResult, p99, resultOf } from './harness.ts';

const SWITCHED = 'switched';
const PROCESSES = 3;
const CHANGES = 200;
const ROWS = 1_000;
/** Milliseconds (contract §23). */
const KNOWN_WITHIN_MS = 1_000;
const log = createConsoleLog('warn');

/** From the commit of a setting until the last of several processes obeys it, p99, beside the notification alone. */
export default async function deskSwitch(): Promise<BenchResult> {
  return withEmbeddedServer(async (url) => {
    const { db, close } = await makeDesk(url, SWITCHED, ROWS);
    let onObeyed: () => void = () => {};
    const holders = Array.from({ length: PROCESSES }, () =>
      startSiteSettings({ db, clock: systemClock, log, onChange: () => onObeyed() }),
    );
    const notified: number[] = [];
    let committedAt = 0;
    const listener = await openListener(atDatabase(url, SWITCHED), [SETTINGS_CHANNEL], {
      log,
      onReconnect: () => {},
      onMessage() {
        notified.push(performance.now() - committedAt);
        for (const holder of holders) void holder.reload();
      },
    });
    for (const holder of holders) await holder.reload();
    const behind: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const isOn = change % 2 === 1;
      const obeyed = new Promise<void>((resolve) => {
        onObeyed = () => holders.every((holder) => holder.current().ads.isOn === isOn) && resolve();
      });
      await db.transaction().execute(async (transaction) => {
        await setSetting(transaction, 'ads', { isOn, house: [] });
      });
      committedAt = performance.now();
      await obeyed;
      behind.push(performance.now() - committedAt);
    }
    await listener.close();
    for (const holder of holders) await holder.stop();
    await close();
    return resultOf({
      name: `a switch known in ${PROCESSES} processes, p99 ÷ the notification`,
      unit: 'ms',
      ours: p99(behind),
      baseline: p99(notified),
      target: { atMost: KNOWN_WITHIN_MS },
    });
  });
}
