import fastify from 'fastify';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { listen, stopOnFailure, stopOnSignals } from './process.ts';

// Runs an empty site in its own process, for tests of starting and stopping.
const app = fastify();
app.addHook('onClose', async () => console.log('closed'));
app.post('/echo', { onRequest: async () => console.log('receiving') }, async ({ body }) => body);
app.get('/logged', async () => {
  const log = createConsoleLog();
  log.info('a line');
  log.warn('another line');
  return 'logged';
});
stopOnSignals(app, silentLog);
listen(app, exitOnBadConfig()).catch(stopOnFailure);
