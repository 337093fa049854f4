/** Of what tests do not need, and what would ask other servers. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's own sandbox does not work for root and in most containers; only our own pages are opened. */
export function chromiumOptions(executablePath: string | undefined, args: readonly string[] = []) {
  return { executablePath, args: [...QUIET, ...args], chromiumSandbox: false };
}
