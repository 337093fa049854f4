/** A separate process that judges the texts it receives; the test beside it starts it with the database's address. */
import { openDatabase } from '#platform/database/connect.ts';
import { silentLog } from '#platform/log/log.ts';
import { moderateText } from './moderate-text.service.ts';

const { db } = await openDatabase(process.argv[2] ?? '', { log: silentLog });

process.on('message', async (text) => {
  process.send?.((await moderateText(db, String(text))).verdict);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
