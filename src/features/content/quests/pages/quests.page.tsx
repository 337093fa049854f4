import { useState } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { QuestList } from '../ui/quest-list.tsx';
import css from '../ui/quests.module.css';
import type { load, QuestRow } from './quests.loader.ts';

export default function QuestsPage() {
  const { quests } = usePageData<typeof load>();
  const [shown, setShown] = useState<readonly QuestRow[]>(quests);
  return (
    <>
      <PageMeta
        title="퀘스트"
        description={`바람의나라 클래식 퀘스트 ${quests.length}가지의 준비물과 보상, 장소를 봅니다.`}
        path="/quests"
      />
      <PageHead title="퀘스트" lead="준비물과 보상, 장소" />
      <div className="stack">
        {quests.length > 0 && <QuestFilters quests={quests} onFilter={setShown} />}
        <Panel title="모든 퀘스트" aside={formatAside(shown.length, quests.length)}>
          {shown.length > 0 ? (
            <QuestList rows={shown} />
          ) : (
            <EmptyState
              icon="goods/scroll-unfurled"
              text={quests.length > 0 ? '조건에 맞는 퀘스트가 없습니다.' : '알려진 퀘스트가 아직 없습니다.'}
            />
          )}
        </Panel>
      </div>
    </>
  );
}

function formatAside(shown: number, all: number): string {
  return shown === all ? `${all}가지` : `${all}가지 중 ${shown}가지`;
}

interface QuestFiltersProps {
  quests: readonly QuestRow[];
  onFilter: (quests: readonly QuestRow[]) => void;
}

/** The search code is loaded with the first letter, because the rows are shown without it. */
function QuestFilters({ quests, onFilter }: QuestFiltersProps) {
  const filter = async (form: HTMLFormElement) => {
    const { filterQuests } = await import('../quest-filter.rules.ts');
    const fields = new FormData(form);
    onFilter(filterQuests(quests, { text: String(fields.get('q')), level: String(fields.get('level')) }));
  };
  return (
    <form
      className="panel filters needs-script"
      aria-label="퀘스트 찾기"
      onChange={(event) => filter(event.currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="frow">
        <div className="grow">
          <span className="in">
            <SearchIcon />
            <input
              name="q"
              type="search"
              autoComplete="off"
              data-max-letters={50}
              placeholder="퀘스트, 준비물, NPC"
              aria-label="퀘스트, 준비물이나 NPC로 찾기"
            />
          </span>
        </div>
        <label className={`in ${css.level}`} title="레벨을 모르는 퀘스트는 남습니다">
          <span className="meta nowrap">내 레벨</span>
          <input name="level" inputMode="numeric" autoComplete="off" maxLength={2} />
        </label>
      </div>
    </form>
  );
}
