import { Panel } from '../components/panel.tsx';
import { FilterIcon } from '../icons/filter-icon.tsx';
import {
  ArrowUpIcon,
  BellIcon,
  BookIcon,
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  ExternalIcon,
  HomeIcon,
  InfoIcon,
  MenuIcon,
  MinusIcon,
  PinIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  SortIcon,
  StoreIcon,
  SwapIcon,
  UserIcon,
  UsersIcon,
  WarningIcon,
} from '../icons/icons.tsx';
import {
  BagIcon,
  ChartIcon,
  CrownIcon,
  DiceIcon,
  FlaskIcon,
  HeartIcon,
  KeyboardIcon,
  ListIcon,
  LockIcon,
  MapIcon,
  MessageIcon,
  RouteIcon,
  ScrollIcon,
  SparkIcon,
  StairsIcon,
} from '../icons/menu-icons.tsx';
import { ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/page-icons.tsx';

const ICONS = {
  SearchIcon,
  BellIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ArrowUpIcon,
  ArrowRightIcon,
  HomeIcon,
  StoreIcon,
  BookIcon,
  UsersIcon,
  UserIcon,
  MapIcon,
  PinIcon,
  FlaskIcon,
  SparkIcon,
  KeyboardIcon,
  CopyIcon,
  CloseIcon,
  CheckIcon,
  WarningIcon,
  InfoIcon,
  ClockIcon,
  RefreshIcon,
  PlusIcon,
  MinusIcon,
  ExternalIcon,
  FilterIcon,
  SortIcon,
  MenuIcon,
  SwapIcon,
  RouteIcon,
  ScrollIcon,
  ListIcon,
  ChartIcon,
  HeartIcon,
  CrownIcon,
  StairsIcon,
  DiceIcon,
  BagIcon,
  LockIcon,
  MessageIcon,
};

export function LineIcons() {
  return (
    <Panel title="선 그림">
      <div className="pad btns">
        {Object.entries(ICONS).map(([name, Icon]) => (
          <Icon key={name} label={name} />
        ))}
      </div>
    </Panel>
  );
}
