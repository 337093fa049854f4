import { classNames } from '#ui/components/class-names.ts';
import { useSite } from '#ui/page/site-context.tsx';
import { AdChoiceLink } from '../../ads/ui/public/ad-choice-link.tsx';
import { currentEntry, type MenuGroup } from '../navigation-entry.ts';
import { Credits } from './footer.tsx';
import { MENU_ICONS } from './menu-icons.tsx';

const ICON_SIZE = 20;

interface WholeMenuProps {
  groups: readonly MenuGroup[];
  path: string;
}

/** All entries, for phones, which have no menu row and no footer. */
export function WholeMenu({ groups, path }: WholeMenuProps) {
  const { hasAdNetwork } = useSite();
  const current = currentEntry(
    groups.flatMap(({ entries }) => entries),
    path,
  );
  return (
    <>
      <nav aria-label="전체 메뉴">
        {groups.map(({ label, entries }) => (
          <section key={label} aria-label={label}>
            <h2 className="meta faint">{label}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.href}>
                  <a
                    href={entry.href}
                    className={classNames(entry === current && 'on')}
                    aria-current={entry === current ? 'page' : undefined}
                  >
                    {MENU_ICONS[entry.icon]({ size: ICON_SIZE })}
                    {entry.label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <footer className="credits">
        {hasAdNetwork && <AdChoiceLink />}
        <Credits />
      </footer>
    </>
  );
}
