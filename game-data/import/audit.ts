import { runAuditCommand } from './audit-command.ts';

// The process behind `npm run data:audit`.

process.exitCode = await runAuditCommand({
  args: process.argv.slice(2),
  print: (line) => console.log(line),
  // npm runs scripts in the project's root and passes the caller's folder here.
  workingFolder: process.env.INIT_CWD ?? process.cwd(),
});
