import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gameServerField } from './game-server.params.ts';
import { gameServerParams } from './game-server-alone.params.ts';
import { definePageParams } from './page-params.ts';

const defined = definePageParams({ data: gameServerField });

const text = fc.oneof(
  fc.constantFrom('1', '2', ' 2 ', '', ' ', '0', '01', '1e0', '-1', '32767', '32768', '99999', '100000'),
  fc.string({ maxLength: 8 }),
);
const pairs = fc.array(fc.tuple(fc.constantFrom('gameServer', 'gameServer', 'q'), text), { maxLength: 4 });

it('reads and writes the server as the params of every other page do', () => {
  fc.assert(
    fc.property(pairs, fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }), (query, gameServer) => {
      const search = new URLSearchParams(query);
      const all = ({ names, read, texts, href, link, pageKey, dataKey }: typeof defined) => [
        ...[names, read(search), texts(search), href('/items/1', search), href('/items/1', search, { gameServer })],
        ...[link('/items/1', { gameServer }), link('/items/1', {}), pageKey(search), dataKey(search)],
      ];
      expect(all(gameServerParams)).toEqual(all(defined));
    }),
  );
});
