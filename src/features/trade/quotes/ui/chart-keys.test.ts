import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundKeys } from '#platform/client/keys.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { listChartKeys, markAfterKey } from './chart-keys.ts';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('names every key that the chart hears in the list of keys while the chart is there', () => {
  const close = listChartKeys();
  expect(boundKeys().flatMap((name) => KEY_TABLE[name].keys)).toEqual(['←', '→', 'Home', 'End']);
  close();
  expect(boundKeys()).toEqual([]);
});

it('the keys of the chart stop at its first and last day, and Escape chooses none', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => markAfterKey(key, 3, 5))).toEqual([2, 4, 0, 4]);
  expect([markAfterKey('ArrowLeft', 0, 5), markAfterKey('ArrowRight', 4, 5)]).toEqual([0, 4]);
  expect([markAfterKey('Escape', 3, 5), markAfterKey('j', 3, 5)]).toEqual([null, undefined]);
});
