import pg from 'pg';

/** Opens a connection for one piece of work, and closes it afterwards. */
export async function withClient<Result>(
  settings: pg.ClientConfig & { connectionString: string },
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(settings);
  // The rejected query reports the reason; without a listener a cut connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
