import type { AppName, SignInObstacle } from './sign-in-obstacle.rules.ts';

export interface ObstacleText {
  text: string;
  hint: string;
}

const APP_NAMES: Readonly<Record<AppName, string>> = {
  kakaotalk: '카카오톡',
  naver: '네이버 앱',
  instagram: '인스타그램',
  discord: '디스코드 앱',
  facebook: '페이스북',
  line: '라인',
  band: '밴드',
  daum: '다음 앱',
  other: '다른 앱',
};

const COOKIES: ObstacleText = {
  text: '이 브라우저가 쿠키를 저장하지 않아 로그인할 수 없습니다.',
  hint: '브라우저 설정에서 이 사이트의 쿠키를 허용한 뒤 다시 확인해 주세요. 시크릿 창이면 보통 창에서 열어 주세요.',
};
const INSECURE: ObstacleText = {
  text: '암호화되지 않은 주소(http)에서는 로그인할 수 없습니다.',
  hint: 'https로 시작하는 주소로 들어오면 로그인할 수 있습니다.',
};
const inApp = (app: AppName): ObstacleText => ({
  text: `${APP_NAMES[app]} 안에서 연 창에서는 로그인이 막히거나 끝나지 않습니다.`,
  hint: '이 창의 더보기(⋮, ⋯)나 공유 메뉴에서 ‘다른 브라우저로 열기’나 ‘Safari로 열기’를 누르거나, 링크를 복사해 브라우저에 붙여 넣어 주세요.',
});

export function obstacleText(obstacle: SignInObstacle): ObstacleText {
  if (obstacle.kind === 'in-app') return inApp(obstacle.app);
  return obstacle.kind === 'cookies' ? COOKIES : INSECURE;
}
