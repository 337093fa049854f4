import { createBenchApp, openBenchSite } from './whole-site.ts';

/**
 * The whole site; argument `kept` caches rendered pages, `checked` asks for each request whether a maintenance runs as well,
 * `counted` counts visits as well, `fresh` renders each page.
 */

const mode = process.argv[2] ?? '';
const app = await createBenchApp(await openBenchSite(), ['kept', 'checked', 'counted'].includes(mode), {
  checksMaintenance: mode === 'checked',
  countsVisits: mode === 'counted',
});
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ url: app.listeningOrigin }));
