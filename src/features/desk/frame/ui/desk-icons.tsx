import type { ReactNode } from 'react';
import { BookIcon, drawn, type IconProps, SwapIcon, UsersIcon } from '#ui/icons/icons.tsx';
import type { DeskIconName } from '../desk-page.ts';

/** Line icons that only the desk needs. */
export const DESK_ICONS: Readonly<Record<DeskIconName, (props: IconProps) => ReactNode>> = {
  overview: (props) => drawn(props, 'M4 4h7v9H4zm9 0h7v5h-7zm0 7h7v9h-7zm-9 4h7v5H4z'),
  reports: (props) => drawn(props, 'M7 17v-5a5 5 0 0 1 10 0v5M4.5 17h15v3.5h-15zM12 2.5v2M3.5 7l1.7 1M20.5 7l-1.7 1'),
  people: UsersIcon,
  inquiries: (props) => drawn(props, 'M4 4.5h16v11.5h-9l-5 4v-4H4zM8 8.5h8M8 12h5'),
  appeals: (props) => drawn(props, 'M12 3.5v17M6 20.5h12M4.5 7h15M7 7l-3 7h6zM17 7l-3 7h6z'),
  reviews: (props) => drawn(props, 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5M8 10.5h5'),
  corrections: (props) => drawn(props, 'M4 20h4.500L19.500 9 15 4.500 4 15.500zM12.500 7l4.500 4.500M13 20h7'),
  articles: (props) => drawn(props, 'M5 3.5h9.5L19 8v12.5H5zm9 0V8.5h5M8 12.5h8M8 16h8'),
  notices: BookIcon,
  images: (props) => drawn(props, 'M3.5 4.5h17v15h-17zm0 11.5 5-5 4 4 3-2.5 5 4.5M15.5 9h.01'),
  banners: (props) => drawn(props, 'M4 9.5v5l3 .5 9 4.5v-15L7 9zm3 5.5 1 5h2.5l-1-4M19 9.5a4 4 0 0 1 0 5'),
  facts: (props) =>
    drawn(
      props,
      'M4.5 6a7.5 2.500 0 1 0 15 0 7.5 2.500 0 0 0-15 0v12a7.5 2.500 0 0 0 15 0V6M4.5 12a7.5 2.500 0 0 0 15 0',
    ),
  versions: (props) => drawn(props, 'M4 12a8 8 0 1 0 8-8 8 8 0 0 0-6.500 3.500M5 3.500v4.500h4.500M12 8v4.500l3.500 2'),
  site: (props) => drawn(props, 'M4 7h9m5 0h2M4 17h2m5 0h9M13 4.5h5v5h-5zM6 14.5h5v5H6z'),
  operators: (props) => drawn(props, 'M15 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0M3.5 20a7.5 7.5 0 0 1 11-6.6m1 4.1 2 2 4-4.5'),
  jobs: (props) => drawn(props, 'M4 5.5h16M4 12h9m-9 6.5h7m5-4v5.5l4.5-2.7z'),
  stats: (props) => drawn(props, 'M4 20h16M5.5 16.5v-5h3v5zm5 0v-11h3v11zm5 0v-8h3v8z'),
  trades: SwapIcon,
  quotes: (props) => drawn(props, 'M4 4v16h16M7.5 15l4-4.5 3 2.5 5-6'),
  parties: UsersIcon,
  guilds: (props) => drawn(props, 'M6 21V3.5h13l-3.5 4.5 3.5 4.5H6'),
  broadcasts: (props) => drawn(props, 'M4 10v4.5h3.5L15 19V5.5L7.5 10zM18 9.5a4 4 0 0 1 0 5.5M8 14.5l1.5 5'),
  words: (props) => drawn(props, 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M6 6l12 12'),
  audit: (props) => drawn(props, 'M4 12a8 8 0 1 0 2.5-5.800L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2'),
  sweeps: (props) =>
    drawn(props, 'M14 4 9.500 11.500M5 20c0-5 2-8.500 4.500-8.500s4.500 3.500 4.500 8.500zM17 15h3M17 18.500h3'),
};
