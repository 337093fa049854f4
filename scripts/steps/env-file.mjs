import { existsSync } from 'node:fs';
import { inTop } from './places.mjs';

export function loadEnvFile() {
  if (existsSync(inTop('.env'))) process.loadEnvFile(inTop('.env'));
}
