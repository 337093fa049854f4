import { FIND_KEY, LAST_ROW_KEY, NEW_TRADE_KEY, NEXT_ROW_KEY } from './printed-keys.ts';

export interface KeyEntry {
  /** Labels of the keys, as they are printed. */
  keys: readonly string[];
  label: string;
  where: 'everywhere' | 'page' | 'palette';
}

/** The complete list of keys. Pages print theirs from it, and `?` shows those that are bound, in this order. */
export const KEY_TABLE = {
  find: { keys: [FIND_KEY], label: '찾기', where: 'everywhere' },
  findWhileTyping: { keys: ['Ctrl', 'K'], label: '찾기 (글을 쓰는 중에도)', where: 'everywhere' },
  newTrade: { keys: [NEW_TRADE_KEY], label: '거래 올리기', where: 'everywhere' },
  showKeys: { keys: ['?'], label: '단축키 보기', where: 'everywhere' },
  nextRow: { keys: [NEXT_ROW_KEY], label: '다음 줄', where: 'page' },
  lastRow: { keys: [LAST_ROW_KEY], label: '이전 줄', where: 'page' },
  openRow: { keys: ['Enter'], label: '항목 열기', where: 'page' },
  decide: { keys: ['e'], label: '처리', where: 'page' },
  tickRow: { keys: ['x'], label: '선택', where: 'page' },
  filterRows: { keys: [FIND_KEY], label: '필터', where: 'page' },
  takeBack: { keys: ['u'], label: '되돌리기', where: 'page' },
  noTakeBack: { keys: ['u'], label: '되돌릴 수 있는 것이 없는 목록입니다', where: 'page' },
  editValue: { keys: ['F2'], label: '값 고치기', where: 'page' },
  nextValue: { keys: ['Tab'], label: '다음 값', where: 'page' },
  pasteValues: { keys: ['Ctrl', 'V'], label: '여러 칸 붙여넣기', where: 'page' },
  takeLastEdit: { keys: ['u'], label: '마지막 변경 빼기', where: 'page' },
  pressMain: { keys: ['Ctrl', 'Enter'], label: '연 항목의 주된 단추 누르기', where: 'page' },
  closePanel: { keys: ['Esc'], label: '연 항목 닫기', where: 'page' },
  moveChart: { keys: ['←', '→'], label: '가격 추이의 날짜 옮기기', where: 'page' },
  chartEnds: { keys: ['Home', 'End'], label: '가격 추이의 처음·마지막 날', where: 'page' },
  moveMap: { keys: ['←', '↑', '↓', '→'], label: '지도 움직이기', where: 'page' },
  zoomMap: { keys: ['+', '−'], label: '확대·축소', where: 'page' },
  wholeMap: { keys: ['0'], label: '지도 전체', where: 'page' },
  choose: { keys: ['↑', '↓'], label: '고르기', where: 'palette' },
  open: { keys: ['Enter'], label: '열기', where: 'palette' },
  openSecond: { keys: ['Shift', 'Enter'], label: '거래소·가는 길', where: 'palette' },
  close: { keys: ['Esc'], label: '닫기', where: 'palette' },
} as const satisfies Readonly<Record<string, KeyEntry>>;

export type KeyName = keyof typeof KEY_TABLE;
