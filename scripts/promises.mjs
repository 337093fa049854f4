// `npm run promises`: writes the table of journeys, and of which the gate and which the sweep holds, into docs/how-to.md, and the
// lines of links in docs/tour.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { runQuietly } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  const { withTable } = await import('../tests/structure/promises.ts');
  const { TOUR, withLines } = await import('../tests/structure/tour.ts');
  const file = inTop('docs', 'how-to.md');
  writeFileSync(file, withTable(readFileSync(file, 'utf8')));
  const tour = inTop(TOUR);
  writeFileSync(tour, withLines(readFileSync(tour, 'utf8')));
  await runQuietly(process.execPath, [
    inTop('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
    'format',
    '--write',
    file,
  ]);
});
