import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the checkout; every path and every child process starts here. */
export const TOP = fileURLToPath(new URL('../../', import.meta.url));

export const inTop = (...parts) => join(TOP, ...parts);
