import { drawn, type IconProps } from './icons.tsx';

// These icons are apart from `icons.tsx`, which is part of every first visit as a whole.

export const RouteIcon = (props: IconProps) =>
  drawn(
    props,
    'M8 18.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m13-13a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m-13 13h7.5a3.5 3.5 0 0 0 0-7h-7a3 3 0 0 1 0-6H16',
  );
export const ScrollIcon = (props: IconProps) =>
  drawn(
    props,
    'M6.5 3.5h12a2 2 0 0 1 2 2V8H17M6.5 3.5a2 2 0 0 0-2 2v13a2 2 0 0 1-2 2H15a2 2 0 0 0 2-2v-13a2 2 0 0 1 1.5-2M8 9h5.5M8 13h5.5',
  );
export const FlagIcon = (props: IconProps) => drawn(props, 'M5 21V4h14l-3.5 4.5L19 13H5');
export const ListIcon = (props: IconProps) => drawn(props, 'M8.5 6h12m-12 6h12m-12 6h12m-17-12h.01m0 6h.01m0 6h.01');
export const ChartIcon = (props: IconProps) => drawn(props, 'M4 20.5V14m5.3 6.5V4m5.4 16.5V11m5.3 9.5V7');
export const HeartIcon = (props: IconProps) =>
  drawn(props, 'M12 20.5S3 15 3 8.8a4.8 4.8 0 0 1 9-2.3 4.8 4.8 0 0 1 9 2.3c0 6.2-9 11.7-9 11.7');
export const CrownIcon = (props: IconProps) => drawn(props, 'M4.5 20h15M4.5 16.5 2.5 7 8 11l4-7 4 7 5.5-4-2 9.5z');
export const StairsIcon = (props: IconProps) => drawn(props, 'M3 20.5h4.5V16H12v-4.5h4.5V7H21V3');
export const DiceIcon = (props: IconProps) =>
  drawn(
    props,
    'M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2m3 5h.01m6.98 0h.01M12 12h.01M8.5 15.5h.01m6.98 0h.01',
  );
export const BagIcon = (props: IconProps) => drawn(props, 'M5 8.5h14l1.5 12h-17zm3.5 0V7a3.5 3.5 0 0 1 7 0v1.5');
export const LockIcon = (props: IconProps) => drawn(props, 'M6 11h12v9.5H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3');
export const MessageIcon = (props: IconProps) => drawn(props, 'M4 4.5h16v12H10l-4.5 4v-4H4zM8 9h8m-8 3.5h5');
export const MapIcon = (props: IconProps) => drawn(props, 'm3 6.5 6-3 6 3 6-3v14l-6 3-6-3-6 3zm6-3v14m6-11v14');
export const FlaskIcon = (props: IconProps) =>
  drawn(props, 'M9 3h6m-5 0v6.5l-5.5 9A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5l-5.5-9V3M7.5 15h9');
export const SparkIcon = (props: IconProps) =>
  drawn(props, 'M12 3v5m0 8v5M3 12h5m8 0h5M6 6l3 3m6 6 3 3m0-12-3 3m-6 6-3 3');
export const KeyboardIcon = (props: IconProps) =>
  drawn(
    props,
    'M3.5 6h17A1.5 1.5 0 0 1 22 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 16.5v-9A1.5 1.5 0 0 1 3.5 6m3 4h.01m3.69 0h.01m3.69 0h.01m3.59 0h.01M7.5 14h9',
  );
export const MoreIcon = (props: IconProps) => drawn(props, 'M5.5 12h.01M12 12h.01M18.5 12h.01');
