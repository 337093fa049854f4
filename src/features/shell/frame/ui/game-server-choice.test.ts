import { describe, expect, it } from 'vitest';
import { gameServerChoice } from './game-server-choice.ts';

function setUp(stored?: string) {
  const rows = new Map(stored === undefined ? [] : [['game-server', stored]]);
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  const open = () =>
    gameServerChoice({
      servers: [{ id: 1 }, { id: 2 }],
      knowsServers: (pathname) => pathname.startsWith('/trade'),
      storage: () => storage,
      origin: 'https://naru.example',
    });
  return { open, rows };
}

describe('the choice of a game server', () => {
  it('is written into links to pages with a server parameter, and into no other', () => {
    const choice = setUp('2').open();
    expect(choice.applied('/trade?type=0#top')).toBe('/trade?type=0&gameServer=2#top');
    expect(choice.applied('/items/1')).toBe('/items/1');
    expect(choice.applied('/trade?gameServer=1')).toBe('/trade?gameServer=1');
  });

  it('stands in for a server that is blank or that the site does not have, as the page reads none there', () => {
    const [choice, none] = [setUp('2').open(), setUp().open()];
    for (const wrong of ['', '%20', '9', 'x', '0', '1&gameServer=2']) {
      expect(choice.applied(`/trade?gameServer=${wrong}&type=0`)).toBe('/trade?type=0&gameServer=2');
      expect(none.applied(`/trade?type=0&gameServer=${wrong}`)).toBe('/trade?type=0');
    }
    expect(choice.applied('/items/1?gameServer=9')).toBe('/items/1?gameServer=9');
  });

  it('of one tab is that of the others', () => {
    const { open } = setUp('1');
    const [one, other] = [open(), open()];
    one.save(2);
    expect(other.applied('/trade')).toBe('/trade?gameServer=2');
    other.clear();
    expect(one.applied('/trade')).toBe('/trade');
  });

  it('survives navigation until all servers are chosen', () => {
    const { open, rows } = setUp();
    const choice = open();
    expect(choice.applied('/trade')).toBe('/trade');
    choice.save(1);
    expect(open().applied('/trade/3')).toBe('/trade/3?gameServer=1');
    choice.clear();
    expect([choice.applied('/trade'), rows.size]).toEqual(['/trade', 0]);
  });

  it.each(['3', 'x', '', '0', '-1', '1.5'])('is empty when %j was stored', (stored) => {
    expect(setUp(stored).open().applied('/trade')).toBe('/trade');
  });

  it('lasts as long as the page without storage', () => {
    const choice = gameServerChoice({
      servers: [{ id: 1 }],
      knowsServers: () => true,
      storage() {
        throw new DOMException('not here', 'SecurityError');
      },
      origin: 'https://naru.example',
    });
    choice.save(1);
    choice.save(7);
    expect(choice.applied('/trade')).toBe('/trade?gameServer=1');
  });
});
