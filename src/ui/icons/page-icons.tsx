import { drawn, type IconProps } from './icons.tsx';

// Few pages use these icons. They are apart from `icons.tsx`, which is part of every first visit as a whole.

export const ArrowRightIcon = (props: IconProps) => drawn(props, 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5');
export const ChevronLeftIcon = (props: IconProps) => drawn(props, 'm14.5 6-6 6 6 6');
export const ChevronRightIcon = (props: IconProps) => drawn(props, 'm9.5 6 6 6-6 6');
