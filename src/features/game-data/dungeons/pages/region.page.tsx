import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { FactNote } from '../../ui/public/fact-note.tsx';
import { dungeonLevelText } from '../dungeon.labels.ts';
import { regionParams } from '../dungeon.params.ts';
import { openAtDesk, suitsLevel, wholeLines } from '../dungeon.rules.ts';
import { DungeonPanel } from '../ui/dungeon-panel.tsx';
import css from '../ui/dungeons.module.css';
import { RegionFilters } from '../ui/region-filters.tsx';
import type { DungeonView, load } from './region.loader.ts';

/** @public Read by the list of pages. */
export const params = regionParams;

/** Expands the dungeon that the address points to. */
function useOpenedByHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen again it opens again
  useEffect(() => {
    const details = document
      .getElementById(hash.slice(1))
      ?.parentElement?.querySelector<HTMLDetailsElement>('.disclosure');
    if (details) details.open = true;
  }, [hash, key]);
}

interface RegionPageProps {
  /** Renders content of other features about a dungeon. */
  besideDungeon?: (id: number) => ReactNode;
}

export default function RegionPage({ besideDungeon }: RegionPageProps) {
  useOpenedByHash();
  const { regions, region, columns, dungeons, provenance } = usePageData<typeof load>();
  const { level } = regionParams.read(useSearchParams()[0]);
  const shown = level === undefined ? dungeons : dungeons.filter((dungeon) => suitsLevel(dungeon, level));
  const whole = wholeLines(shown);
  const open = openAtDesk(shown, whole);
  const path = `/dungeons/regions/${region.id}`;
  const crumbs = [{ label: '사냥터', href: '/dungeons/regions/1' }, { label: region.name }];
  return (
    <>
      <PageMeta
        title={region.name.endsWith('사냥터') ? region.name : `${region.name} 사냥터`}
        description={`바람의나라 클래식 ${region.name}에서 갈 수 있는 사냥터 ${dungeons.length}곳의 권장 레벨과 입장 레벨, 입구 위치, 몬스터 경험치와 드롭 아이템을 봅니다.`}
        path={path}
      />
      <PageHead title={region.name} crumbs={crumbs} lead={`사냥터 ${dungeons.length}곳`} />
      <div className="stack">
        <RegionFilters regions={regions} region={region} level={level} count={shown.length} />
        {!region.opened && (
          <Note>{region.name}: 클래식에서는 아직 열리지 않았습니다. 옛 서버의 정보를 보여 드립니다.</Note>
        )}
        <DungeonJumps dungeons={shown} levelNote={region.levelNote} />
        {shown.length > 0 && (
          <div className={css.dungeons}>
            {shown.map((dungeon) => (
              <DungeonPanel
                key={dungeon.id}
                dungeon={dungeon}
                columns={columns}
                isOpenAtDesk={open.has(dungeon)}
                isWholeLine={whole.has(dungeon)}
                beside={besideDungeon?.(dungeon.id)}
              />
            ))}
          </div>
        )}
        {shown.length === 0 && (
          <Panel>
            <EmptyState
              icon="skill/cave-entrance"
              text={
                level === undefined
                  ? '알려진 사냥터가 아직 없습니다.'
                  : `레벨 ${level}에 맞는 사냥터가 이 지역에 없습니다.`
              }
              action={
                <ButtonLink size="sm" href={path}>
                  전체 보기
                </ButtonLink>
              }
            />
          </Panel>
        )}
        {region.notes.length > 0 && (
          <Panel title="참고">
            <ul className={`pad ${css.notes}`}>
              {region.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Panel>
        )}
        <FactNote {...provenance} about={region.name} row={{ entity: 'regions', id: region.id }} />
      </div>
    </>
  );
}

interface DungeonJumpsProps {
  dungeons: readonly DungeonView[];
  levelNote: string | null;
}

function DungeonJumps({ dungeons, levelNote }: DungeonJumpsProps) {
  if (dungeons.length === 0) return null;
  return (
    <Panel title="사냥터" aside={`${dungeons.length}곳`} as="div">
      <nav aria-label="이 지역의 사냥터">
        <ul className={`swipe ${css.jumps}`}>
          {dungeons
            .flatMap((dungeon) => [dungeon, ...dungeon.parts])
            .map(({ id, name, levels }) => (
              <li key={id}>
                <a className="row row-link" href={`#${id}`}>
                  <span>{name}</span>
                  <span className="meta nowrap">{dungeonLevelText(levels)}</span>
                </a>
              </li>
            ))}
        </ul>
      </nav>
      {levelNote && <p className={`meta ${css.levelNote}`}>{levelNote}</p>}
    </Panel>
  );
}
