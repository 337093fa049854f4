import { existsSync } from 'node:fs';
import { inTop } from './places.mjs';

/** Adds the lines of `.env`; what the environment already says stays. */
export function loadEnvFile() {
  if (existsSync(inTop('.env'))) process.loadEnvFile(inTop('.env'));
}
