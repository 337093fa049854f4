import { bannerElement } from './banner-element.ts';
import { footStrips, replaceFootStrips } from './foot-strips.ts';

const PAGE = '/maintenance';
const STARTED = '점검이 시작되었습니다. 쓰던 내용은 저장되지 않으니 복사해 두세요.';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Shows the page of the maintenance. Whoever is writing keeps the present page and what was written. */
export function leaveForMaintenance(): void {
  if (!document.activeElement?.matches(FIELDS)) {
    location.assign(PAGE);
    return;
  }
  const strip = bannerElement({ id: 0, text: STARTED, href: PAGE, tone: 'alert', isClosable: false });
  replaceFootStrips([strip, ...footStrips().filter(({ dataset }) => dataset.banner !== '0')]);
}
