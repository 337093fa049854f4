import { runAuditCommand } from './audit-command.ts';

// The process behind `npm run data:audit`.

process.exitCode = await runAuditCommand({
  args: process.argv.slice(2),
  print: (line) => console.log(line),
  // npm runs scripts at the top of the project and says here where it was called.
  workingFolder: process.env.INIT_CWD ?? process.cwd(),
});
