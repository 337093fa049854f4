import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const TOP = fileURLToPath(new URL('../../', import.meta.url));

export const inTop = (...parts) => join(TOP, ...parts);
