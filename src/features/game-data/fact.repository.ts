import type { Confidence } from './fact.contract.ts';

interface StoredFact {
  id: number;
  created_at: Date;
  updated_at: Date;
  source: string[];
  confidence: Confidence;
}

export function toTimes(row: { created_at: Date; updated_at: Date }): { createdAt: string; updatedAt: string } {
  return { createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() };
}

export function toFact(row: StoredFact) {
  return { id: row.id, ...toTimes(row), source: row.source, confidence: row.confidence };
}
