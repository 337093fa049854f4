import type { OperatorLevel } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { MenuIcon } from '#ui/icons/icons.tsx';
import { GROUP_LABELS } from '../../desk.labels.ts';
import type { Overview } from '../../overview/overview.contract.ts';
import { isLate } from '../../table/waiting-time.labels.ts';
import { DESK_GROUPS } from '../desk-page.ts';
import { type DeskEntry, deskEntries } from '../desk-pages.ts';
import css from './desk-frame.module.css';
import { DESK_ICONS } from './desk-icons.tsx';

const TAB_ICON = 22;
const SHEET_ICON = 20;
const SHEET_ID = 'desk-menu';

interface DeskMenuProps {
  level: OperatorLevel;
  /** Path of the entry of the present page. */
  current: string;
  waiting: Overview['waiting'];
  now: number;
}

interface Group {
  label: string | null;
  entries: readonly DeskEntry[];
}

function listGroups(level: OperatorLevel): Group[] {
  const entries = deskEntries(level);
  const inGroup = (group: string | null) => entries.filter(({ menu }) => menu.group === group);
  return [
    { label: null, entries: inGroup(null) },
    ...DESK_GROUPS.map((group) => ({ label: GROUP_LABELS[group], entries: inGroup(group) })),
  ].filter((group) => group.entries.length > 0);
}

/** The menu at the left of wide windows. */
export function DeskMenu(props: DeskMenuProps) {
  return (
    <nav className={`wide ${css.menu}`} aria-label="운영 메뉴">
      {listGroups(props.level).map(({ label, entries }) => (
        <section key={label ?? ''} aria-label={label ?? undefined}>
          {label && <h2 className="meta faint">{label}</h2>}
          {entries.map((entry) => (
            <a key={entry.path} href={entry.path} {...currentProps(entry, props.current, css.on)}>
              {entry.label}
              <WaitingNumber {...props} of={entry} />
            </a>
          ))}
        </section>
      ))}
    </nav>
  );
}

function currentProps({ path }: DeskEntry, current: string, className = 'on') {
  const isCurrent = path === current;
  return { className: isCurrent ? className : undefined, 'aria-current': isCurrent ? ('page' as const) : undefined };
}

/** Vermilion where the oldest is late. */
function WaitingNumber({ waiting, now, of }: Pick<DeskMenuProps, 'waiting' | 'now'> & { of: DeskEntry }) {
  const kind = of.menu.waiting;
  const { count = 0, oldestAt = null } = (kind && waiting[kind]) ?? {};
  if (count === 0) return null;
  const isOverdue = oldestAt !== null && isLate(oldestAt, now);
  return (
    <b className={classNames(isOverdue && css.late)}>
      {formatDigits(count)}
      {isOverdue && <span className="visually-hidden"> 하루 넘음</span>}
    </b>
  );
}

/** On phones: four tabs, and all entries in a sheet. */
export function DeskTabs(props: DeskMenuProps) {
  const groups = listGroups(props.level);
  const tabs = groups.flatMap(({ entries }) => entries).filter(({ menu }) => menu.isTab);
  const isElsewhere = tabs.every(({ path }) => path !== props.current);
  return (
    <>
      <nav className="tabbar" aria-label="아래 메뉴">
        {tabs.map((entry) => (
          <a key={entry.path} href={entry.path} {...currentProps(entry, props.current)}>
            {DESK_ICONS[entry.menu.icon]({ size: TAB_ICON })}
            {entry.label}
          </a>
        ))}
        <button type="button" popoverTarget={SHEET_ID} className={isElsewhere ? 'on' : undefined}>
          <MenuIcon size={TAB_ICON} />
          더보기
        </button>
      </nav>
      <div popover="auto" id={SHEET_ID} className="menu-sheet">
        <nav aria-label="모든 운영 메뉴">
          {groups.map(({ label, entries }) => (
            <section key={label ?? ''} aria-label={label ?? undefined}>
              {label && <h2 className="meta faint">{label}</h2>}
              <ul>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <a href={entry.path} {...currentProps(entry, props.current)}>
                      {DESK_ICONS[entry.menu.icon]({ size: SHEET_ICON })}
                      <span>
                        {entry.label} <WaitingNumber {...props} of={entry} />
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <footer className="credits">
          <a href="/">사이트로 가기</a>
          <a href="/me">내 정보</a>
        </footer>
      </div>
    </>
  );
}
