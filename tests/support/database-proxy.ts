import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of a database that a test can close (the database died) or stall (its machine sleeps). */
export interface DatabaseProxy {
  url: string;
  /** Closes all connections and refuses new ones. */
  shut(): Promise<void>;
  /** Accepts connections and discards what they send. */
  jam(): void;
  reopen(): Promise<void>;
  close(): Promise<void>;
}

const POSTGRES_PORT = 5432;

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isJammed = false;
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;

  function listen(at: number): Promise<Server> {
    const opened = createServer((visitor) => {
      const database = connect(Number(target.port || POSTGRES_PORT), target.hostname);
      for (const socket of [visitor, database]) {
        sockets.add(socket);
        socket.on('error', () => {});
        socket.once('close', () => {
          sockets.delete(socket);
          visitor.destroy();
          database.destroy();
        });
      }
      visitor.on('data', (data) => isJammed || database.write(data));
      database.on('data', (data) => isJammed || visitor.write(data));
    });
    opened.listen(at, '127.0.0.1');
    return once(opened, 'listening').then(() => opened);
  }

  async function shut(): Promise<void> {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  }

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    shut,
    jam() {
      isJammed = true;
    },
    async reopen() {
      await shut();
      isJammed = false;
      server = await listen(port);
    },
    close: shut,
  };
}
