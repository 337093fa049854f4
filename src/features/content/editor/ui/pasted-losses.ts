import { hasUserName } from '#shared/address-user.ts';
import { DOCUMENT_LIMITS } from '../../documents/document.limits.ts';

export type Loss = 'picture' | 'media' | 'nestedTable' | 'tableSize' | 'link' | 'userName';

const { tableRows, tableColumns } = DOCUMENT_LIMITS;

const WORDS: Readonly<Record<Loss, string>> = {
  picture: '다른 곳의 그림은 옮기지 않았습니다. 파일로 받아 올려 주세요.',
  media: '동영상처럼 끼워 넣은 것은 옮기지 않았습니다.',
  nestedTable: '표를 넣을 수 없는 자리의 표는 글로 풀어 넣었습니다.',
  tableSize: `표는 ${tableRows}줄, ${tableColumns}칸까지라 나머지는 옮기지 않았습니다.`,
  link: '걸 수 없는 주소의 링크는 글자만 옮겼습니다.',
  userName: '사용자 이름(@)이 든 주소의 링크는 글자만 옮겼습니다.',
};

/** Returns a message about contents that could not be pasted; null: nothing was lost. */
export function lossText(losses: ReadonlySet<Loss>): string | null {
  return losses.size === 0 ? null : [...losses].map((loss) => WORDS[loss]).join(' ');
}

export function lossOfLink(href: string): Loss {
  return hasUserName(href) ? 'userName' : 'link';
}
