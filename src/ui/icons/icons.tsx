import type { ReactNode } from 'react';

export interface IconProps {
  size?: number;
  /** Set only when the icon stands alone: it is then read aloud, otherwise it is hidden. */
  label?: string;
}

/** All line icons: 24 grid, one hand, the colour of the text around them. */
function line(drawing: ReactNode) {
  return function LineIcon({ size = 18, label }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        {drawing}
      </svg>
    );
  };
}

export const SearchIcon = line(
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="m20.5 20.5-4.6-4.6" />
  </>,
);
export const BellIcon = line(<path d="M6 9a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 7.5h-17S6 15 6 9m4.2 11a2.1 2.1 0 0 0 3.6 0" />);
export const ChevronDownIcon = line(<path d="m6 9.5 6 6 6-6" />);
export const ChevronLeftIcon = line(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = line(<path d="m9.5 6 6 6-6 6" />);
export const ArrowUpIcon = line(<path d="M12 19.5v-15m-6.5 6.5L12 4.5l6.5 6.5" />);
export const ArrowRightIcon = line(<path d="M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5" />);
export const HomeIcon = line(<path d="m3 11 9-8 9 8v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.500zM9 21v-7.500h6V21" />);
export const StoreIcon = line(
  <path d="M4 10.500v9A1.5 1.5 0 0 0 5.5 21h13a1.5 1.5 0 0 0 1.5-1.500v-9M2.5 8 5 3h14l2.5 5a3.15 3.15 0 0 1-6.3 0 3.2 3.2 0 0 1-6.4 0 3.15 3.15 0 0 1-6.3 0M9 21v-6h6v6" />,
);
export const BookIcon = line(<path d="M12 6.500C10.5 4.8 8.5 4 6 4H2.500v15H7c2 0 4 .6 5 2 1-1.4 3-2 5-2h4.500V4H18c-2.5 0-4.5.8-6 2.500m0 0V21" />);
export const UsersIcon = line(
  <>
    <circle cx="9" cy="7.5" r="4" />
    <path d="M2 20.500v-1.500a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1.500M16 3.700a4 4 0 0 1 0 7.600M22 20.500v-1.500a5 5 0 0 0-3.7-4.8" />
  </>,
);
export const UserIcon = line(
  <>
    <circle cx="12" cy="7.5" r="4" />
    <path d="M4.5 20.500v-1.500a5 5 0 0 1 5-5h5a5 5 0 0 1 5 5v1.5" />
  </>,
);
export const MapIcon = line(<path d="m3 6.5 6-3 6 3 6-3v14l-6 3-6-3-6 3zM9 3.500v14M15 6.500v14" />);
export const PinIcon = line(
  <>
    <path d="M19.5 10.500c0 5-7.5 11-7.5 11s-7.5-6-7.5-11a7.5 7.5 0 0 1 15 0" />
    <circle cx="12" cy="10.5" r="2.7" />
  </>,
);
export const SwordsIcon = line(<path d="M3.5 3.500h4l10 10m-3 3 5-5m-2.5 2.5 4 4-2.5 2.5-4-4M20.5 3.500h-4l-4 4m-5 3 2 2M9.5 16.500l-5-5m2.5 2.5-4 4 2.5 2.5 4-4" />);
export const FlaskIcon = line(<path d="M9 3h6m-5 0v6.500L4.5 18.500A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.500L14 9.500V3M7.5 15h9" />);
export const SparkIcon = line(<path d="M12 3v5m0 8v5M3 12h5m8 0h5M6.5 6.500l2.7 2.700m5.6 5.6 2.7 2.700m0-11-2.7 2.700m-5.6 5.6-2.7 2.7" />);
export const KeyboardIcon = line(<path d="M3.5 6h17A1.5 1.5 0 0 1 22 7.500v9a1.5 1.5 0 0 1-1.5 1.500h-17A1.5 1.5 0 0 1 2 16.500v-9A1.5 1.5 0 0 1 3.5 6M6.5 10h0m3.7 0h0m3.7 0h0m3.6 0h0M7.5 14h9" />);
export const CopyIcon = line(
  <>
    <rect x="8.5" y="8.5" width="12.5" height="12.5" rx="2" />
    <path d="M4.5 15.500A1.7 1.7 0 0 1 3 14V4.500A1.5 1.5 0 0 1 4.5 3H14a1.7 1.7 0 0 1 1.5 1.5" />
  </>,
);
export const CloseIcon = line(<path d="m5.5 5.5 13 13m0-13-13 13" />);
export const CheckIcon = line(<path d="m4.5 12.5 5 5 10-11" />);
export const WarningIcon = line(<path d="M12 3.5 2 20.500h20zM12 10v4.500m0 3h0" />);
export const InfoIcon = line(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.500M12 7.500h0" />
  </>,
);
export const ClockIcon = line(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.500V12l3.5 2" />
  </>,
);
export const RefreshIcon = line(<path d="M20.5 12a8.5 8.5 0 1 1-2.5-6l2.5 2.500m0-5v5h-5" />);
export const PlusIcon = line(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = line(<path d="M5 12h14" />);
export const ExternalIcon = line(<path d="M14 4h6v6m0-6-9 9M18 14v5a1.5 1.5 0 0 1-1.5 1.500H5A1.5 1.5 0 0 1 3.5 19V7.500A1.5 1.5 0 0 1 5 6h5" />);
export const FilterIcon = line(<path d="M3 6h18M6.5 12h11m-8 6h5" />);
export const SortIcon = line(<path d="m7.5 9.5 4.5-5 4.5 5m0 5-4.5 5-4.5-5" />);
export const SwapIcon = line(<path d="M3.5 8h17l-4-4m4 12h-17l4 4" />);
