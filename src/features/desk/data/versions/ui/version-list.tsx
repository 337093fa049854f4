import type { MouseEvent } from 'react';
import { useNow } from '#platform/client/use-now.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { changesText } from '../../differences/difference.labels.ts';
import type { DeskVersion } from '../../fact-version-desk.contract.ts';
import { ORIGIN_LABELS, ORIGIN_TONES, versionMeta, versionTitle } from '../version.labels.ts';
import { pickVersion, versionParams, versionsLink } from '../version-list.params.ts';
import css from './versions.module.css';

interface VersionListProps {
  versions: readonly DeskVersion[];
  /** The two that are compared. */
  newer: number;
  older: number | undefined;
  /** Undefined: there are no more. */
  onMore: (() => void) | undefined;
}

/** All versions, of which two are picked: the newer is filled, the older outlined. */
export function VersionList({ versions, newer, older, onMore }: VersionListProps) {
  const now = useNow() ?? Date.now();
  const [search, setSearch] = useSearchParams();
  const pair = versionParams.read(search);
  const last = versions[0]?.id ?? newer;
  return (
    <Panel title="모든 버전" aside={<span className={`meta ${css.aside}`}>둘을 골라 비교</span>}>
      <ol>
        {versions.map((version) => {
          const { id, origin, changes } = version;
          const href = versionsLink(pickVersion(pair, id, last));
          const isNewer = id === newer;
          const isOlder = id === older;
          return (
            <li key={id} className={classNames(css.version, (isNewer || isOlder) && css.picked)}>
              <span className={classNames(css.number, isNewer && css.newer, isOlder && css.older)}>{id}</span>
              <span className={css.note}>
                <a
                  href={href}
                  aria-current={isNewer || isOlder || undefined}
                  onClick={(event) => isPlain(event) && setSearch(readQuery(href), STAYS)}
                >
                  {versionTitle(version)}
                </a>
                {(isNewer || isOlder) && (
                  <span className="visually-hidden">{isNewer ? ' 비교하는 새 버전' : ' 비교하는 이전 버전'}</span>
                )}
                <span className="meta block elide">{versionMeta(version, now)}</span>
              </span>
              <span className={css.what}>
                <Tag {...(ORIGIN_TONES[origin] && { tone: ORIGIN_TONES[origin] })}>{ORIGIN_LABELS[origin]}</Tag>
                <span className="meta">{changesText(changes)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <footer className={css.foot}>
        <span className="meta">+ 추가, ~ 바뀜, − 빠짐</span>
        {onMore && (
          <Button size="sm" tone="ghost" onClick={onMore}>
            더 보기
          </Button>
        )}
      </footer>
    </Panel>
  );
}

const STAYS = { replace: true, preventScrollReset: true };

const readQuery = (href: string) => href.slice(href.indexOf('?') + 1 || href.length);

/** A press that the page answers itself, without going to its top. */
function isPlain(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
