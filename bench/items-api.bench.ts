import { besideSameBytes } from './beside-same-bytes.ts';
import type { BenchResult } from './harness.ts';

/** The list of all items. */
export default function itemsApi(): Promise<BenchResult> {
  return besideSameBytes('GET /api/items/ (br) ÷ node:http with the same bytes', '/api/items/');
}
