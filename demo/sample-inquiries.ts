import { correctionContent } from '#features/people/inquiries/correction.rules.ts';
import { INQUIRY_TYPE, type InquiryType } from '#features/people/inquiries/inquiry.contract.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { SampleCast } from './sample-cast.ts';

/** Players are indices of the sample players, times milliseconds. */
export interface SampleInquiry {
  player: number;
  type: InquiryType;
  content: string;
  at: number;
  answer: string | null;
  answeredAt: number | null;
}

/** Type, hours ago, content, and the answer with its hours ago; who sends it is counted in the crowd. */
const INQUIRIES: readonly (readonly [InquiryType, number, string, (readonly [string, number])?])[] = [
  [INQUIRY_TYPE.question, 32, '이름을 바꾸려면 어떻게 하나요? 게임에서 이름을 바꿨습니다.'],
  [INQUIRY_TYPE.question, 6, '시세에 제 거래가 보이지 않습니다. 어제 올린 진호박입니다.'],
  [INQUIRY_TYPE.suggestion, 11, '파티 목록에서 제 레벨에 맞는 것만 보고 싶습니다.'],
  [INQUIRY_TYPE.partnership, 20, '문파 카페에서 소식을 함께 알리고 싶습니다. 어디로 연락하면 되나요?'],
  [
    INQUIRY_TYPE.question,
    75,
    '거래를 완료했는데 상대가 확인을 하지 않습니다.',
    ['이틀이 지나면 저절로 끝납니다. 급하시면 상대에게 귓말로 알려 주세요.', 70],
  ],
  [
    INQUIRY_TYPE.suggestion,
    120,
    '정산에서 나머지를 다음 판으로 넘길 수 있으면 좋겠습니다.',
    ['좋은 생각입니다. 다음에 고칠 때 함께 보겠습니다.', 98],
  ],
  [
    INQUIRY_TYPE.appeal,
    260,
    '현금 이야기는 상대가 먼저 꺼냈습니다. 저는 거절했습니다.',
    ['귓말 화면을 확인하고 정지를 풀었습니다. 불편을 드려 죄송합니다.', 255],
  ],
  [INQUIRY_TYPE.other, 90, '운영자님 늘 고맙습니다.', ['고맙습니다. 즐겁게 쓰세요.', 88]],
];
const APPEAL =
  '진호박 백 개 값을 받은 것은 맞지만, 접속이 끊겨서 물건을 늦게 드렸습니다.\n상대에게 이미 돌려주었고 그 뒤로 서로 오해를 풀었습니다. 정지를 풀어 주세요.';

export function sampleInquiries({ appellant, crowd }: SampleCast, now: Date): SampleInquiry[] {
  const hoursAgo = (hours: number) => now.getTime() - hours * HOUR_MS;
  const open = { answer: null, answeredAt: null };
  const correction = correctionContent({
    about: '진호박',
    path: '/items',
    right: '산적굴에서도 나옵니다.',
    known: '어제 산적에게서 두 개를 얻었습니다.',
  });
  const others = INQUIRIES.map(([type, hours, content, answered], nth): SampleInquiry => {
    const [answer, answeredHours] = answered ?? [null, null];
    const answeredAt = answeredHours === null ? null : hoursAgo(answeredHours);
    return { player: crowd[nth % crowd.length] ?? 0, type, content, at: hoursAgo(hours), answer, answeredAt };
  });
  return [
    ...others,
    { ...open, player: appellant, type: INQUIRY_TYPE.appeal, content: APPEAL, at: hoursAgo(26) },
    { ...open, player: crowd[0] ?? 0, type: INQUIRY_TYPE.suggestion, content: correction, at: hoursAgo(15) },
  ].sort((one, other) => one.at - other.at);
}
