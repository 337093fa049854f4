import { MAX_BLOCKS } from './block.contract.ts';

export const GONE_NAME = '탈퇴한 사용자';

export const TOO_MANY_BLOCKS = `차단은 ${MAX_BLOCKS}명까지 할 수 있습니다.`;
