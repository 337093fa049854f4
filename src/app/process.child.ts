import fastify from 'fastify';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { silentLog } from '#platform/log/log.ts';
import { listen, stopOnFailure, stopOnSignals } from './process.ts';

// An empty site as a process of its own, for tests of starting and stopping.
const app = fastify();
app.addHook('onClose', async () => console.log('closed'));
stopOnSignals(app, silentLog);
listen(app, exitOnBadConfig()).catch(stopOnFailure);
