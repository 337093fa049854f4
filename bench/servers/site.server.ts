import { createBenchApp, openBenchSite } from './whole-site.ts';

/** The whole site; argument `kept` caches rendered pages, `fresh` renders each one. */

const app = await createBenchApp(await openBenchSite(), process.argv[2] === 'kept');
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ url: app.listeningOrigin }));
