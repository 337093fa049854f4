import { CALC_PAGES } from '#features/calculators/calculator/calc-pages.ts';
import type { MenuEntry, MenuGroup, MenuIconName } from '#features/shell/frame/navigation-entry.ts';
import { WholeMenu } from '#features/shell/frame/ui/whole-menu.tsx';
import { NOTICE_PAGES, type NoticePath } from '#ui/page/notice-pages.ts';
import { browsers, quests, shortcuts, sources } from './later-navigation.ts';
import {
  broadcasts,
  dungeons,
  entry,
  guides,
  guilds,
  items,
  maps,
  parties,
  recipes,
  skills,
  trade,
  updates,
} from './navigation.ts';

const CALC_ICONS: Record<(typeof CALC_PAGES)[number]['href'], MenuIconName> = {
  '/calc/exp': 'chart',
  '/calc/exp-back': 'swap',
  '/calc/hp-mp-table': 'heart',
  '/calc/kingQuest/buyeo': 'crown',
  '/calc/plan': 'stairs',
  '/calc/drop': 'dice',
  '/calc/timers': 'clock',
  '/calc/skills': 'bag',
  '/calc/split': 'users',
};

const NOTICE_ICONS: Record<NoticePath, MenuIconName> = {
  '/notice/ask': 'message',
  '/notice/report': 'flag',
  '/notice/scam': 'info',
  '/notice/trade': 'trade',
  '/notice/rule': 'list',
  '/notice/ban': 'clock',
  '/notice/mute': 'keyboard',
  '/notice/login': 'lock',
  '/notice/change-profile': 'user',
  '/notice/message': 'message',
  '/notice/partnership': 'users',
  '/notice/terms': 'scroll',
  '/notice/policy': 'lock',
};

/** Groups of the sheet 전체 on phones, which have neither menu row nor footer. */
const GROUPS: readonly MenuGroup[] = [
  {
    label: '내 메뉴',
    entries: [
      pictured('user', entry('내 정보', '/me')),
      pictured('list', entry('내 거래', '/me/trades')),
      pictured('bell', entry('알림', '/notifications')),
      pictured('add', entry('거래 올리기', '/trade/register')),
    ],
  },
  {
    label: '찾아보기',
    entries: [
      pictured('trade', trade),
      pictured('book', items),
      pictured('place', dungeons),
      pictured('map', maps),
      pictured('route', entry('길찾기', '/maps/route')),
      pictured('users', parties),
      pictured('flag', guilds),
      pictured('message', broadcasts),
      pictured('flask', recipes),
      pictured('spark', skills),
      pictured('book', guides),
      pictured('bell', updates),
      pictured('scroll', quests),
      pictured('keyboard', shortcuts),
    ],
  },
  {
    label: '계산기',
    // The calculator of king quests has a path for each king, which this entry owns as well.
    entries: CALC_PAGES.map(({ label, href }) =>
      pictured(CALC_ICONS[href], entry(label, href, [href.split('/').slice(0, 3).join('/')])),
    ),
  },
  {
    label: '안내',
    entries: [
      ...NOTICE_PAGES.map(({ label, href }) => pictured(NOTICE_ICONS[href], entry(label, href))),
      pictured('info', sources),
      pictured('info', browsers),
    ],
  },
];

function pictured(icon: MenuIconName, { label, href, owns }: Omit<MenuEntry, 'icon'>): MenuEntry {
  return { icon, label, href, owns };
}

export default function Menu({ path }: { path: string }) {
  return <WholeMenu groups={GROUPS} path={path} />;
}
