import { drawn, type IconProps } from '#ui/icons/icons.tsx';

export const UploadIcon = (props: IconProps) => drawn(props, 'M12 14.5V4M7.5 8 12 3.500 16.500 8M4.500 15.500v4h15v-4');
