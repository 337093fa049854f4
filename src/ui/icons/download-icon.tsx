import { drawn, type IconProps } from './icons.tsx';

// Apart from `icons.tsx`, which is part of every first visit as a whole.

export const DownloadIcon = (props: IconProps) => drawn(props, 'M12 4v10.5M7.5 10.5 12 15l4.5-4.5M4.5 15.5v4h15v-4');
