// `npm run demo`: sample people and trades for looking at the site. Game data needs none: it is real and always there.
import { runCommand, say } from './steps/say.mjs';

await runCommand(async () => {
  say('아직 불러올 보기 자료가 없습니다. 보기 사람과 보기 거래는 그 기능이 생길 때 함께 생깁니다.');
  say('게임 자료는 진짜 자료이며, npm start가 저절로 들입니다.');
});
