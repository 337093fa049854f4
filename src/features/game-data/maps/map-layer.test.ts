import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAP_LAYERS, readLayers, writeLayers } from './map.params.ts';

it('reads layers in one order, once, without unknown names', () => {
  expect(readLayers('person, exit,person,castle')).toEqual(['exit', 'person']);
  for (const text of [undefined, '', ' ', ',', 'castle', 'exit;person']) expect(readLayers(text)).toBeUndefined();
});

it('reads what it wrote', () => {
  fc.assert(
    fc.property(fc.subarray([...MAP_LAYERS], { minLength: 1 }), (layers) => {
      expect(readLayers(writeLayers(layers.toReversed()))).toEqual(layers);
    }),
  );
  expect([writeLayers([]), writeLayers(undefined)]).toEqual([undefined, undefined]);
});
