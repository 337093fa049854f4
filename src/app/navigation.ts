import type { NavigationEntry } from '#features/shell/frame/navigation-entry.ts';
import type { TabEntry } from '#features/shell/frame/ui/tab-bar.tsx';

export const navigation: readonly NavigationEntry[] = [
  { label: '거래', href: '/trade', owns: ['/trade'] },
  { label: '도감', href: '/items', owns: ['/items'] },
  { label: '사냥터', href: '/dungeons/regions/1', owns: ['/dungeons', '/monsters'] },
  { label: '지도', href: '/maps', owns: ['/maps', '/maps-back'] },
  { label: '조합', href: '/recipe', owns: ['/recipe'] },
  { label: '기술', href: '/skills', owns: ['/skills'] },
  { label: '계산기', href: '/calc/exp', owns: ['/calc'] },
  { label: '퀘스트', href: '/quests', owns: ['/quests'] },
  { label: '단축키', href: '/shortcuts', owns: ['/shortcuts'] },
];

export const tabs: readonly TabEntry[] = [
  { label: '홈', href: '/', owns: ['/'], icon: 'home' },
  { label: '거래', href: '/trade', owns: ['/trade'], icon: 'trade' },
  { label: '도감', href: '/items', owns: ['/items'], icon: 'book' },
  { label: '사냥터', href: '/dungeons/regions/1', owns: ['/dungeons', '/monsters'], icon: 'place' },
];
