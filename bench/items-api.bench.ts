import { besideSameBytes } from './beside-same-bytes.ts';
import type { BenchResult } from './harness.ts';

export default function itemsApi(): Promise<BenchResult> {
  return besideSameBytes('GET /api/items/ (br) ÷ node:http with the same bytes', '/api/items/');
}
