import { besideSameBytes } from './beside-same-bytes.ts';
import type { BenchResult } from './harness.ts';

export default async function sharePictures(): Promise<BenchResult[]> {
  return [await besideSameBytes('kept share picture ÷ node:http with the same bytes', '/share/items/655.png')];
}
