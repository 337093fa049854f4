import { MAX_TIMERS } from './boss-timer.rules.ts';

export const NAME_FAULT = '보스 이름을 적어 주세요.';
export const MOMENT_FAULT = '21:05나 5분 전처럼 적어 주세요.';
export const RESPAWN_FAULT = '3시간, 90분처럼 1분부터 7일까지로 적어 주세요.';
export const FULL_FAULT = `타이머는 ${MAX_TIMERS}개까지 둘 수 있습니다. 하나를 지우고 추가해 주세요.`;
