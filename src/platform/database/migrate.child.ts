import { silentLog } from '#platform/log/log.ts';
import { openDatabase } from './connect.ts';
import { migrateToLatest } from './migrate.ts';

const [url = '', folder = ''] = process.argv.slice(2);
const database = await openDatabase(url, { log: silentLog });
const applied = await migrateToLatest(database.db, folder, silentLog);
await database.close();
process.stdout.write(JSON.stringify(applied));
