import { describe, expect, it } from 'vitest';
import { search } from './search.contract.ts';

describe('the query of /api/search', () => {
  it('has no required parameter', () => {
    expect(search.query.parse({})).toEqual({ q: '', limit: 20 });
  });

  it('accepts 50 characters, counted as grapheme clusters', () => {
    expect(search.query.parse({ q: '가'.repeat(50) }).q).toHaveLength(50);
    expect(search.query.parse({ q: '값'.repeat(50).normalize('NFD') }).q).toBe('값'.repeat(50));
    expect(search.query.safeParse({ q: '가'.repeat(51) }).success).toBe(false);
  });

  it.each(['0', '21', '-1', '1.5', 'x', ''])('refuses limit=%j', (limit) => {
    expect(search.query.safeParse({ q: '도토리', limit }).success).toBe(false);
  });

  it('rejects a repeated parameter', () => {
    expect(search.query.safeParse({ q: ['가', '나'] }).success).toBe(false);
  });
});
