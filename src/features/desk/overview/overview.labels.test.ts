import { describe, expect, it } from 'vitest';
import { bytesText, percentText, weekChange } from './overview.labels.ts';

describe('the words of the overview', () => {
  it.each([
    [1031, 1000, '+3.1%'],
    [913, 1000, '−8.7%'],
    [1000, 1000, '±0.0%'],
    [10001, 10000, '±0.0%'],
    [0, 40, '−100.0%'],
    [45, 2, '+2,150.0%'],
    [7, 0, '–'],
    [0, 0, '–'],
  ])('%i after %i is %s', (now, before, text) => {
    expect(weekChange(now, before)).toBe(text);
  });

  it.each([
    [0, '0.0 KB'],
    [1536, '1.5 KB'],
    [10 * 1024 - 1, '10 KB'],
    [412 * 1024 ** 2, '412 MB'],
    [1023.7 * 1024 ** 2, '1,024 MB'],
    [3.2 * 1024 ** 3, '3.2 GB'],
    [1500 * 1024 ** 4, '1,500 TB'],
  ])('%i bytes are %s', (bytes, text) => {
    const { digits, unit } = bytesText(bytes);
    expect(`${digits} ${unit}`).toBe(text);
  });

  it('a share has one decimal', () => {
    expect([percentText(0.9412), percentText(1), percentText(0)]).toEqual(['94.1%', '100.0%', '0.0%']);
  });
});
