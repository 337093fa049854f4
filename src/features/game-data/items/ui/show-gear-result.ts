import { showToast } from '#ui/overlay/toast.ts';
import type { GearResult } from './gear-store.ts';
import { GEAR_LIMIT } from './public/gear.ts';

/** Shows nothing for `saved`, because the button itself changes. */
export async function showGearResult(result: GearResult): Promise<void> {
  switch (result) {
    case 'full': {
      const text = `내 장비는 ${GEAR_LIMIT}개까지입니다. 다른 것을 빼고 다시 넣어 주세요.`;
      return showToast({ tone: 'warn', title: '내 장비가 가득 찼습니다', text });
    }
    case 'changed':
      return showToast({
        tone: 'warn',
        title: '내 장비가 다른 곳에서 바뀌었습니다',
        text: '지금 목록을 보고 다시 해 주세요.',
      });
    case 'unsaved': {
      const text = '인터넷 연결과 로그인, 브라우저의 저장 공간을 확인하고 다시 해 주세요.';
      return showToast({ tone: 'bad', title: '내 장비를 저장하지 못했습니다', text });
    }
  }
}
