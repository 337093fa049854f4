import type { DrawingName } from '#ui/drawings/drawings.ts';

export interface KnownScam {
  title: string;
  drawing: DrawingName;
  /** Describes the drawing in words. */
  alt: string;
  how: string;
  /** The sign by which a player notices the scam. */
  sign: string;
  todo: string;
  source: { title: string; url: string | null };
  confidence: 'medium' | 'low';
}

const ARTICLE = { title: '게임톡 2024-11', url: 'https://news.zum.com/articles/94483845' };

/** The patterns that /notice/scam shows. Sources: domain/servers-trade.json, `scamTypes`; the scroll is a guess. */
export const KNOWN_SCAMS: readonly KnownScam[] = [
  {
    title: '금괴 1,000전',
    drawing: 'scam-gold-bar',
    alt: '바닥에 놓인 1,001전과 500,000전이 똑같은 금괴로 보이고, 상대가 “50만 다 냈어요”라고 말한다',
    how: '바닥에 떨어진 돈은 1,000전만 넘으면 얼마든 똑같은 금괴로 보입니다. 적은 돈을 떨어뜨리고 다 냈다고 합니다.',
    sign: '줍기도 전에 아이템부터 내려놓으라고 서두릅니다.',
    todo: '줍기 전과 뒤의 소지금을 세고, 받기로 한 만큼 늘었을 때 아이템을 내려놓으세요.',
    source: ARTICLE,
    confidence: 'medium',
  },
  {
    title: '선거래 먹튀',
    drawing: 'scam-first-hand',
    alt: '먼저 준 꾸러미를 들고 상대가 달아난다. 상대의 말: “먼저 주면 바로 드릴게요”',
    how: '먼저 받은 뒤 주지 않고 사라집니다. 가격을 조금 깎아 주며 먼저 달라고 합니다.',
    sign: '“먼저 주면 바로 드린다”, “문파 사람이라 믿어도 된다”고 합니다.',
    todo: '누가 먼저든 잃어도 되는 만큼만 주세요. 큰 거래는 여러 번에 나눕니다.',
    source: ARTICLE,
    confidence: 'medium',
  },
  {
    title: '가로채기',
    drawing: 'scam-snatch',
    alt: '나무 뒤에 숨은 한패가 바닥의 금괴를 노리고, 상대가 “여기에 떨어뜨려요”라고 말한다',
    how: '외진 곳에서 떨어뜨리게 하고, 숨어 있던 한패가 주워 갑니다. 상대는 모르는 사람이라고 합니다.',
    sign: '성 안에서 만나자는 말을 피하고 자리를 정해 줍니다.',
    todo: '주변을 먼저 보고, 벽을 등진 자리에서 건네세요. 누가 다가오면 멈추세요.',
    source: ARTICLE,
    confidence: 'medium',
  },
  {
    title: '비슷한 아이템',
    drawing: 'scam-look-alike',
    alt: '사기로 한 가시철도와 바닥에 놓인 가시철단도가 나란히 있다. 이름이 한 글자 다르다',
    how: '이름이 한 글자 다른 싼 아이템을 떨어뜨립니다. 바닥의 그림만 보고는 알기 어렵습니다.',
    sign: '이름을 줄여 부르고, 주운 뒤 확인할 틈을 주지 않습니다.',
    todo: '주운 뒤 이름을 한 글자씩 읽으세요. 거래 글의 아이템 카드와 나란히 보면 빠릅니다.',
    source: { title: '바람나루 도감', url: null },
    confidence: 'medium',
  },
  {
    title: '자리 이동 비서',
    drawing: 'scam-scroll',
    alt: '노란비서를 쓴 상대가 사라지고 빈자리만 남았다',
    how: '받자마자 비서를 써서 다른 성으로 갑니다. 쫓아가도 되돌려받지 못합니다.',
    sign: '성문에서 먼 곳을 고릅니다.',
    todo: '떠나도 아깝지 않은 만큼씩 나눠 주고, 떠났으면 화면부터 남기세요.',
    source: { title: '도감에서 짐작함', url: null },
    confidence: 'low',
  },
  {
    title: '옮겨 주기 잠수',
    drawing: 'scam-carry',
    alt: '본캐의 아이템을 받은 상대가 부캐에게 건네지 않는다. 상대의 말: “제가 옮겨 드릴게요”',
    how: '본캐의 아이템을 부캐로 옮기는 것을 도와준다며 받아 두고 접속을 끊습니다.',
    sign: '부탁하지 않았는데 먼저 도와주겠다고 합니다.',
    todo: '창고에 맡겼다가 부캐로 찾으세요. 남의 손을 거치지 않아도 됩니다.',
    source: { title: '코리아닷컴 2024-11', url: 'http://news.korea.com/newsView/202411166738768894578' },
    confidence: 'medium',
  },
  {
    title: '가짜 교환 재료',
    drawing: 'scam-fake-material',
    alt: '선장의일기를 쌓아 두고 “열 권이면 칼로 바꿔 줘요”라며 등대빛의검을 약속한다',
    how: '쓸 데 없는 아이템을 귀한 무기로 바꿀 수 있다고 속여 비싸게 팝니다.',
    sign: '도감과 조합에 그 재료가 나오지 않습니다.',
    todo: '사기 전에 도감에서 쓰이는 곳을 보세요. 없으면 없는 것입니다.',
    source: { title: '원작 회고 글', url: 'https://lwyd.tistory.com/87' },
    confidence: 'low',
  },
  {
    title: '시세 띄우기',
    drawing: 'scam-inflated',
    alt: '여러 사람의 가격은 시세 선에 모여 있고, 한 사람의 글 넷만 갑자기 오른다',
    how: '한 사람이 비싼 글을 여럿 올려 시세가 오른 것처럼 보이게 하고 팝니다.',
    sign: '체결 없이 팝니다 가격만 며칠 사이에 뜁니다.',
    todo: '거래소의 체결 가격과 ‘왜 이 가격일까’에서 몇 사람의 가격인지 보세요.',
    source: { title: '게임톡 2025', url: 'https://m.news.zum.com/articles/96441625/' },
    confidence: 'medium',
  },
];
