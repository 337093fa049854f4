import { openDatabase } from '#platform/database/connect.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { signInRemotely } from '#tests/support/sign-in-remotely.ts';

export type Headers = Readonly<Record<string, string>>;

/** Signs in at a running site and becomes an operator. @param databaseUrl of the site */
export async function operatorHeaders(
  { origin }: { origin: string },
  databaseUrl: string,
  { name, level }: { name: string; level: OperatorLevel },
): Promise<Headers> {
  const cookies = await signInRemotely(origin, name);
  const database = await openDatabase(databaseUrl, { log: createConsoleLog('warn'), poolSize: 1 });
  const { user_id } = await database.db
    .selectFrom('profile')
    .select('user_id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('operator')
    .values({ user_id: user_id ?? '', level })
    .execute();
  await database.close();
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), 'sec-fetch-site': 'same-origin' };
}
