export interface IconProps {
  size?: number;
  /** Label of an icon without text; without one, screen readers skip the icon. */
  label?: string;
}

/**
 * All line icons: 24 px grid, text colour. A plain function, not a component: memoizing a single path would add more
 * compiled code than drawing it.
 */
export function drawn({ size = 18, label }: IconProps, d: string) {
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
      <path d={d} />
    </svg>
  );
}

export const SearchIcon = (props: IconProps) => drawn(props, 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0m2.5 9.5-4.6-4.6');
export const BellIcon = (props: IconProps) =>
  drawn(props, 'M6 9a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 7.5h-17S6 15 6 9m4.2 11a2.1 2.1 0 0 0 3.6 0');
export const ChevronDownIcon = (props: IconProps) => drawn(props, 'm6 9.5 6 6 6-6');
export const ArrowUpIcon = (props: IconProps) => drawn(props, 'M12 19.5v-15M5.5 11 12 4.5l6.5 6.5');
export const HomeIcon = (props: IconProps) =>
  drawn(props, 'm3 10.5 9-7.5 9 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.5zM9 21v-7.5h6V21');
export const StoreIcon = (props: IconProps) =>
  drawn(
    props,
    'M4 11v8.5A1.5 1.5 0 0 0 5.5 21h13a1.5 1.5 0 0 0 1.5-1.5V11M2.5 8 5 3h14l2.5 5a3.15 3.15 0 0 1-6.3 0 3.2 3.2 0 0 1-6.4 0 3.15 3.15 0 0 1-6.3 0M9 21v-6h6v6',
  );
export const BookIcon = (props: IconProps) =>
  drawn(props, 'M12 6.5C10.5 4.8 8.5 4 6 4H2.5v15H7c2 0 4 .6 5 2 1-1.4 3-2 5-2h4.5V4H18c-2.5 0-4.5.8-6 2.5m0 0V21');
export const UsersIcon = (props: IconProps) =>
  drawn(
    props,
    'M13 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0M2 20.5V19a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1.5M16 3.7a4 4 0 0 1 0 7.6m6 9.2V19a5 5 0 0 0-3.7-4.8',
  );
export const UserIcon = (props: IconProps) =>
  drawn(props, 'M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4.5 20.5V19a5 5 0 0 1 5-5h5a5 5 0 0 1 5 5v1.5');

export const CopyIcon = (props: IconProps) =>
  drawn(
    props,
    'M10.5 8.5h8.5a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2h-8.5a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2m-6 7A1.7 1.7 0 0 1 3 14V4.5A1.5 1.5 0 0 1 4.5 3H14a1.7 1.7 0 0 1 1.5 1.5',
  );
export const CloseIcon = (props: IconProps) => drawn(props, 'm5.5 5.5 13 13m0-13-13 13');
export const CheckIcon = (props: IconProps) => drawn(props, 'm4.5 12.5 5 5 10-11');
export const WarningIcon = (props: IconProps) => drawn(props, 'M12 3.5 2 20.5h20zM12 10v4.5m0 3h.01');
export const InfoIcon = (props: IconProps) => drawn(props, 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0m-9-1v5.5m0-9h.01');
export const RefreshIcon = (props: IconProps) => drawn(props, 'M20.5 12A8.5 8.5 0 1 1 18 6l2.5 2.5m0-5v5h-5');
export const PlusIcon = (props: IconProps) => drawn(props, 'M12 5v14M5 12h14');
export const ExternalIcon = (props: IconProps) =>
  drawn(props, 'M14 4h6v6m0-6-9 9m7 1v5a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7.5A1.5 1.5 0 0 1 5 6h5');
export const SortIcon = (props: IconProps) => drawn(props, 'm7.5 9.5 4.5-5 4.5 5m0 5-4.5 5-4.5-5');
export const MenuIcon = (props: IconProps) => drawn(props, 'M3.5 6h17m-17 6h17m-17 6h17');
export const PinIcon = (props: IconProps) =>
  drawn(
    props,
    'M19.5 10.5c0 5-7.5 11-7.5 11s-7.5-6-7.5-11a7.5 7.5 0 0 1 15 0m-4.8 0a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0',
  );
export const SwapIcon = (props: IconProps) => drawn(props, 'M3.5 8h17l-4-4m4 12h-17l4 4');
export const MinusIcon = (props: IconProps) => drawn(props, 'M5 12h14');
export const ClockIcon = (props: IconProps) => drawn(props, 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0m-9-5.5V12l3.5 2');
