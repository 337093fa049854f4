import { composeDocument, type TextBlock } from '#features/content/documents/compose-document.rules.ts';
import type { Document } from '#features/content/documents/document.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';

export interface SampleArticle {
  kind: 'notice' | 'event';
  title: string;
  document: Document;
  publishedAt: Date;
  /** Type of a notice; null for other kinds. */
  type: number | null;
  isPinned: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  isAllDay: boolean;
}

interface NoticePlan {
  title: string;
  type: number;
  daysAgo: number;
  isPinned?: boolean;
  /** Start in days from now, and duration in hours. */
  span?: readonly [days: number, hours: number];
  blocks: readonly TextBlock[];
}

const NOTICES: readonly NoticePlan[] = [
  {
    title: '정기 점검 안내',
    type: 4,
    daysAgo: 0,
    isPinned: true,
    span: [2, 4],
    blocks: [
      '데이터베이스를 옮기는 동안 사이트가 열리지 않습니다. 점검이 일찍 끝나면 바로 엽니다.',
      { tone: 'info', blocks: ['점검하는 동안에는 끌올과 알림도 쉽니다.'] },
    ],
  },
  {
    title: '외침을 듣는 채널이 30개로 늘었습니다',
    type: 1,
    daysAgo: 2,
    blocks: ['사자후 페이지와 키워드 알림이 더 많은 채널을 듣습니다. 따로 할 일은 없습니다.'],
  },
  {
    title: '3차 승급 옥 줍기가 바뀌었습니다',
    type: 2,
    daysAgo: 6,
    blocks: [
      '길림성의 퀘스트 몬스터에서 나오는 옥을 줍는 조건이 바뀌었습니다.',
      { h2: '바뀐 것' },
      { list: ['경험치를 받은 사람만 옥을 주울 수 있습니다.', '남이 주우면 깨집니다.'] },
    ],
  },
  {
    title: '문파 정산에서 나머지를 고를 수 있습니다',
    type: 1,
    daysAgo: 9,
    blocks: ['나누고 남은 돈을 누구에게 줄지 정산을 만들 때 고릅니다.'],
  },
  {
    title: '흉가 입구 좌표를 고쳤습니다',
    type: 2,
    daysAgo: 13,
    blocks: [
      '지도와 길찾기의 흉가 입구가 게임과 같아졌습니다.',
      { h2: '고친 곳' },
      { list: ['부여 흉가', '국내 흉가'] },
    ],
  },
  {
    title: '거래 글에 내구를 적을 수 있습니다',
    type: 1,
    daysAgo: 20,
    blocks: ['장비를 올릴 때 남은 내구를 적으면 시세를 셀 때 함께 봅니다.'],
  },
  {
    title: '일본 2차와 부여대미궁이 열렸습니다',
    type: 2,
    daysAgo: 41,
    blocks: [
      '새 사냥터의 몬스터와 경험치를 도감에 더했습니다.',
      { h2: '새 사냥터' },
      { list: ['일본 2차', '부여대미궁'] },
    ],
  },
  {
    title: '겨울 설문에 답해 주세요',
    type: 3,
    daysAgo: 4,
    span: [-4, 240],
    blocks: ['무엇을 먼저 만들지 정하는 데 씁니다. 다섯 문항이고 이름을 묻지 않습니다.'],
  },
  {
    title: '시세를 세는 방법이 바뀌었습니다',
    type: 1,
    daysAgo: 33,
    blocks: ['오래된 가격이 천천히 가벼워집니다. 자세한 것은 아이템 페이지의 왜 이 가격일까에 있습니다.'],
  },
  {
    title: '알림을 디스코드로 받을 수 있습니다',
    type: 1,
    daysAgo: 55,
    blocks: ['알림 설정에서 웹후크 주소를 적으면 됩니다.'],
  },
];

export function sampleArticles(now: Date): SampleArticle[] {
  const today = startOfSeoulDay(seoulDay(now)).getTime();
  const at = (days: number, hours = 0) => new Date(today + days * DAY_MS + hours * HOUR_MS);
  const documentOf = (blocks: readonly TextBlock[]) => composeDocument(blocks, () => undefined);
  const notices = NOTICES.map(({ title, type, daysAgo, isPinned = false, span, blocks }): SampleArticle => {
    const times = span
      ? { startsAt: at(span[0], 6), endsAt: new Date(at(span[0], 6).getTime() + span[1] * HOUR_MS) }
      : { startsAt: null, endsAt: null };
    const publishedAt = new Date(Math.min(at(-daysAgo, 12).getTime(), now.getTime()));
    return {
      kind: 'notice',
      title,
      type,
      isPinned,
      publishedAt,
      document: documentOf(blocks),
      isAllDay: false,
      ...times,
    };
  });
  const event = (title: string, days: readonly [number, number], blocks: readonly TextBlock[]): SampleArticle => ({
    kind: 'event',
    title,
    type: null,
    isPinned: false,
    publishedAt: at(Math.min(0, days[0]) - 1),
    startsAt: at(days[0]),
    endsAt: at(days[1]),
    isAllDay: true,
    document: documentOf(blocks),
  });
  return [
    ...notices,
    event(
      '세시마을 김장 돕기',
      [-3, 5],
      [
        '배추와 젓갈을 모아 잔칫떡으로 바꾸는 행사입니다.',
        { h2: '참가하기' },
        { steps: ['세시마을에 갑니다.', '배추와 젓갈을 모읍니다.', '잔칫떡으로 바꿉니다.'] },
      ],
    ),
    event('한두고개 이어달리기', [8, 9], ['채널 1, 국내성 남문에서 출발합니다. 누구나 참가할 수 있습니다.']),
  ];
}
