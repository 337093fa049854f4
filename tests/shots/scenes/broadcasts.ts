import { fill, see, steps } from '../actions.ts';
import { answer } from '../requests.ts';
import { type Scene, scene, WIDTHS } from '../scene.ts';

export function broadcastScenes(): Scene[] {
  const url = /\/api\/keywords$/;
  const keyword = (id: number, text: string, kind: number | null) => ({
    id,
    text,
    kind,
    gameServer: id % 2 === 0 ? 1 : null,
    createdAt: '2026-11-20T03:00:00.000Z',
  });
  const few = [keyword(1, '용의비늘', 1), keyword(2, '구름의옥', null), keyword(3, '3차 순번', 9)];
  const twenty = Array.from({ length: 20 }, (_, nth) => keyword(nth + 1, `낱말 ${nth + 1}`, null));
  return [
    ...scene('broadcast.none-fits', '/broadcast?q=아무도말하지않은', { widths: WIDTHS }),
    ...scene('broadcast.keywords', '/broadcast', { as: 'player', prepare: (page) => answer(page, url, few) }),
    ...scene('notifications.keywords', '/notifications', { as: 'player', prepare: (page) => answer(page, url, few) }),
    ...scene('notifications.keywords-full', '/notifications', {
      as: 'player',
      prepare: (page) => answer(page, url, twenty),
      act: see('키워드를 20개 모두 두었습니다'),
    }),
    ...scene('notifications.keyword-preview', '/notifications', {
      as: 'player',
      act: steps(fill('키워드', '도사'), see(/번 나왔습니다/)),
    }),
  ];
}
