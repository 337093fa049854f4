import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { FactNote, type Provenance } from '../../ui/public/fact-note.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import { shortcutsParams } from '../shortcut.params.ts';
import { findCommands, findKeys, keyParts } from '../shortcut-list.rules.ts';
import { CommandPanel } from '../ui/command-panel.tsx';
import css from '../ui/shortcuts.module.css';
import type { load, ShortcutsPageData } from './shortcuts.loader.ts';

const KEY_NAMES: Readonly<Record<string, string>> = { ',': ', 쉼표', '.': '. 마침표' };

interface KeyPanelProps extends Pick<ShortcutsPageData, 'shortcuts'> {
  provenance: Provenance;
}

function KeyPanel({ shortcuts, provenance }: KeyPanelProps) {
  return (
    <Panel title="단축키" aside={`${shortcuts.length}가지`}>
      <table className={`t ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">키</th>
            <th scope="col">기능</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ key, action }) => (
            <tr key={key}>
              <th scope="row" className={css.keys}>
                <Keys keys={key} />
              </th>
              <td>{action}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FactNote {...provenance} about="단축키" variant="foot" />
    </Panel>
  );
}

function Keys({ keys }: { keys: string }) {
  let seen = 0;
  return keyParts(keys).map(({ text, isKey }) => {
    seen += 1;
    return isKey ? (
      <kbd key={seen}>{KEY_NAMES[text] ?? text}</kbd>
    ) : (
      <span key={seen} className="faint">
        {' '}
        {text}{' '}
      </span>
    );
  });
}

/** @public Read by the list of pages. */
export const params = shortcutsParams;

export default function ShortcutsPage() {
  const { shortcuts, commands, provenance } = usePageData<typeof load>();
  const { assetBaseUrl, origin } = useSite();
  const { q: typed = '' } = shortcutsParams.read(useSearchParams()[0]);
  const keys = findKeys(shortcuts, typed);
  const sayings = findCommands(commands, typed);
  const count = keys.length + sayings.length;
  return (
    <>
      <PageMeta
        title="단축키와 NPC 말"
        description={`바람의나라 클래식의 단축키 ${shortcuts.length}가지와 NPC에게 하는 말 ${commands.length}가지. 사고 팔고 맡기고 고치는 말을 예와 함께 봅니다.`}
        path="/shortcuts"
      />
      <PageHead title="단축키" lead="키와 NPC에게 하는 말" />
      <div className={`stack ${css.page}`}>
        <ShortcutFilters typed={typed} count={count} />
        {assetBaseUrl && typed === '' && (
          <Panel title="그림으로 보기" className={css.screenOnly}>
            <div className={css.picture}>
              <img src={`${assetBaseUrl}/ui/shortcuts.png`} alt="단축키 그림" decoding="async" />
            </div>
          </Panel>
        )}
        <div className={css.cols}>
          {keys.length > 0 && <KeyPanel shortcuts={keys} provenance={provenance.keys} />}
          {sayings.length > 0 && <CommandPanel commands={sayings} provenance={provenance.commands} />}
          {count === 0 && <NothingFound isQueried={typed !== ''} />}
        </div>
        <p className={css.paperOnly}>바람나루 {origin}/shortcuts</p>
      </div>
    </>
  );
}

function NothingFound({ isQueried }: { isQueried: boolean }) {
  return (
    <Panel>
      {isQueried ? (
        <EmptyState
          text="검색 결과가 없습니다."
          action={
            <ButtonLink size="sm" href="/shortcuts">
              전체 보기
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState text="알려진 단축키가 아직 없습니다." />
      )}
    </Panel>
  );
}

function ShortcutFilters({ typed, count }: { typed: string; count: number }) {
  return (
    <FilterForm action="/shortcuts" label="단축키와 말 찾기" params={shortcutsParams}>
      <div className="frow">
        <div className="grow">
          <SearchField
            name="q"
            defaultValue={typed}
            placeholder="키, 기능, NPC에게 하는 말"
            aria-label="키, 기능이나 NPC에게 하는 말"
          />
        </div>
        <output className="meta nowrap" aria-live="off" data-spoken="">
          {typed && `${count}가지`}
        </output>
        <span className="needs-script">
          <Button data-press="" onClick={() => window.print()}>
            인쇄
          </Button>
        </span>
      </div>
    </FilterForm>
  );
}
