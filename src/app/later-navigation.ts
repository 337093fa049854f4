import { entry } from './navigation.ts';

// Entries of the sheet 전체 and of the footer, whose code is loaded after the page.

export const quests = entry('퀘스트', '/quests');
export const shortcuts = entry('단축키', '/shortcuts');
export const sources = entry('자료와 신뢰도', '/sources');
export const browsers = entry('지원하는 브라우저', '/browsers');
