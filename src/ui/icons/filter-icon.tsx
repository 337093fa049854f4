import { drawn, type IconProps } from './icons.tsx';

// This icon is apart from `icons.tsx`, which is part of every first visit as a whole.

export const FilterIcon = (props: IconProps) => drawn(props, 'M3 6h18M6.5 12h11m-8 6h5');
