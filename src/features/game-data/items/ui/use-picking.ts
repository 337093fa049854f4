import { useLocation, useSearchParams } from 'react-router';
import { itemTypeParams } from '../item-type.params.ts';

/** Whether items of the list are being chosen for a comparison, according to the address. */
export function usePicking() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { pick, gameServer } = itemTypeParams.read(search);
  const isPicking = pick !== undefined;
  return {
    isPicking,
    gameServer,
    link: {
      href: itemTypeParams.href(pathname, search, { pick: isPicking ? undefined : '1' }),
      label: isPicking ? '고르기 끝내기' : '비교할 것 고르기',
    },
  };
}
