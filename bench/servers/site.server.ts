import { createBenchApp, openBenchSite } from './whole-site.ts';

/**
 * The whole site; argument `kept` caches rendered pages, `checked` asks for each request whether a maintenance runs as well,
 * `fresh` renders each page.
 */

const mode = process.argv[2];
const app = await createBenchApp(await openBenchSite(), mode === 'kept' || mode === 'checked', mode === 'checked');
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ url: app.listeningOrigin }));
