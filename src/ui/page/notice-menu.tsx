import { Panel } from '../components/panel.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import css from './notice-menu.module.css';
import { NOTICE_PAGES } from './notice-pages.ts';

/** Shows 이용 안내 in the side column of desks. */
export function NoticeMenu({ current }: { current?: string }) {
  return (
    <Panel title="이용 안내" as="aside" className={`wide ${css.menu}`}>
      <Links current={current} />
    </Panel>
  );
}

/** Shows 이용 안내 above the page on phones, initially closed. */
export function NoticeMenuOnTop({ current }: { current?: string }) {
  return (
    <details className={`panel disclosure narrow ${css.top}`}>
      <summary>
        이용 안내
        <ChevronDownIcon size={16} />
      </summary>
      <Links current={current} />
    </details>
  );
}

function Links({ current }: { current: string | undefined }) {
  return (
    <nav className={css.links} aria-label="이용 안내">
      {NOTICE_PAGES.map(({ label, href }) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
