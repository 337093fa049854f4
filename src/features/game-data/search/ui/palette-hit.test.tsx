import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { linksOf, textOf } from '#tests/support/html.ts';
import type { SearchHit } from '../search.contract.ts';
import { PaletteHit } from './palette-hit.tsx';
import type { PaletteRow } from './palette-row.ts';

const drawn = (row: PaletteRow) =>
  renderToStaticMarkup(
    <PaletteHit id="1" row={row} query="" price="1만" isChosen={false} onPoint={() => {}} onOpen={() => {}} />,
  );
const hit = (parts: Partial<SearchHit>): PaletteRow => ({
  hit: { kind: 'item', id: 7, name: '호박', path: '/items/7', detail: '재료', icon: 10, ...parts },
});

it('leads a tap on the second part of an item to its market, with its price, and on the first to the item', () => {
  const html = drawn(hit({}));
  expect(linksOf(html)).toEqual(['/items/7', '/trade/7']);
  expect(textOf(html)).toContain('1만 호박 거래소');
});

it('leads a tap on the second part of a hunting ground to the way there', () => {
  const dungeon = hit({ kind: 'dungeon', id: 5, name: '산적굴', path: '/dungeons/regions/1#5' });
  expect(linksOf(drawn(dungeon))).toEqual(['/dungeons/regions/1#5', '/maps/route?to=dungeon:5']);
});

it('shows a person of the game on the map, with the way there beside', () => {
  const html = drawn(hit({ kind: 'npc', id: 3, name: '떡쇠마누라', path: '/maps/3?at=5,5', detail: '떡쇠네대장간' }));
  expect(linksOf(html)).toEqual(['/maps/3?at=5,5', '/maps/route?to=npc:3']);
  expect(textOf(html)).toContain('떡쇠네대장간');
  expect(textOf(html)).toContain('NPC');
});

it('shows a player with job and level, and leads to the profile alone', () => {
  const html = drawn({ player: { name: '단군', detail: '도적 · 자객 · 레벨 99', path: '/profiles/7' } });
  expect(linksOf(html)).toEqual(['/profiles/7']);
  expect(textOf(html)).toMatch(/단군.*도적 · 자객 · 레벨 99.*캐릭터/);
});
