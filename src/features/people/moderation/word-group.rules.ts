/**
 * Words with the same meaning, so that one rule covers all of them: `<messenger> + <id>`. They are matched like other
 * words, however they are spaced or disguised, and are written in the syntax of rules.
 */
export const GROUPS = {
  messenger: `
    카톡
    까톡
    깨톡
    캌톡
    칵톡
    카툭
    카똑
    카톸
    카토크
    카카오
    카카오톡
    카카오토크
    카까오톡
    ㅋㅌ
    ㅋㅋㅇㅌ
    ㅋㄱㅇㅌ
    ㅋr톡
    선톡
    카카오채널
    비행기메신저
    종이비행기앱
    노란거
    노란메신저
    노란색메신저
    초록메신저
    초록색메신저
    파란메신저
    갠톡
    개인톡
    오픈톡
    오픈챗
    오픈채팅
    옾톡
    옾카
    옵카
    옾챗
    옵챗
    ㅇㅍㅌ
    오챗
    ㅇㅍㅊ
    ㅇㅍㅊㅌ
    openchat
    k톡
    ka톡
    ㅋ톡
    카독
    카턱
    ㅌㄹ
    페북
    캇톡
    kkt
    노란톡
    노랑톡
    페메
    텔레그램
    텔래그램
    텔레 -텔레포트 -텔레파시 -텔레비 -텔레토비 -텔레칩
    텔그
    ㅌㄹㄱㄹ
    ㅌㄹㄱ
    위챗
    웨이신
    왓츠앱
    테레그램
    dm
    디엠
    네이트온
    스카이프
    kakao
    kakaotalk
    katalk
    katok
    telegram
    wechat
    whatsapp
  `,
  /** Apps that are also mentioned for other reasons. */
  app: `
    라인 -온라인 -오프라인 -가이드라인
    시그널
    밴드 -헤어밴드
    line
    l인
    라1인
    큐큐
    qq
    signal
    session
    인스타 -인스타일
    인쓰타
    인별
    인그램
    ㅇㅅㅌ
    insta
    instagram
    스냅챗
  `,
  discord: `
    디코 -디코팅 -디코딩 -오디코
    딧코
    디커
    dc
    d코
    디co
    디스코드
    뒤코
    뒤스코드
    디쓰코드
    티스코드
    딧코드
    디슼
    디스콛
    ㄷㅋ
    ㄷㅅㅋㄷ
    discord
  `,
  contact: `
    아이디 -아이디어
    아뒤
    오셈
    ㅇㄷ
    ㅇㅇㄷ
    id
    친추
    친구추가
    추가
    연락
    문의
    상담
    주세요
    주세여
    주셈
    주삼
    줘요
    남겨
    알려
    보내
    검색
    ㄱㄱ
    ㄱㄴ
    가능
    환영
    거래
    오세요
    들어오
    초대
    링크
    드려요
    드립니다
    번호
    방제
    방이름
    방번호
    채팅방
  `,
} as const satisfies Record<string, string>;

export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];
