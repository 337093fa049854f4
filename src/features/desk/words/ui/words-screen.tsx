import { useState } from 'react';
import type { ListedWordRule } from '#features/people/moderation/word.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { WORD_KIND_NAMES, WORD_SCOPE_NAMES, WORD_VERDICT_NAMES } from '#shared/word-names.ts';
import { Button } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { PlusIcon } from '#ui/icons/icons.tsx';
import { countSet } from '../../table/choice-field.ts';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskPick, DeskStates, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { ClosePanel } from '../../table/ui/desk-panel.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { useParts } from '../../table/ui/use-parts.ts';
import { type WordSearch, withNewRule, wordFilter, wordListParams } from '../word-list.params.ts';
import { countKinds, listRules, sumHits } from '../word-list.rules.ts';
import { NewWordPanel } from './new-word-panel.tsx';
import { ShownPattern } from './shown-pattern.tsx';
import { TryTextPanel } from './try-text-panel.tsx';
import { WordPanel } from './word-panel.tsx';
import { wordRules, wordsInText } from './word-query.ts';
import { WordSwitch } from './word-switch.tsx';
import css from './words.module.css';

const BAR = 100;
const FOUND_NONE: ReadonlySet<number> = new Set();

function Verdict({ verdict }: Pick<ListedWordRule, 'verdict'>) {
  return <Tag {...(verdict === 'review' && { tone: 'warn' as const })}>{WORD_VERDICT_NAMES[verdict]}</Tag>;
}

function Hits({ hits, most }: { hits: number; most: number }) {
  return (
    <span className={css.hits}>
      <span className={css.bar} aria-hidden="true">
        <i style={{ width: `${(BAR * hits) / Math.max(1, most)}%` }} />
      </span>
      <b>{formatDigits(hits)}</b>
    </span>
  );
}

/** @param most the highest number of hits, which fills the bar */
function createList(most: number): DeskList<ListedWordRule> {
  const dimmed = ({ isActive }: ListedWordRule) => (isActive ? undefined : css.off);
  return {
    label: '금지어',
    path: '/operator/words',
    columns: [
      {
        name: 'kind',
        head: '종류',
        width: 120,
        isSecondary: true,
        cell: (rule) => <span className={dimmed(rule) ?? 'dim'}>{WORD_KIND_NAMES[rule.kind]}</span>,
      },
      {
        name: 'pattern',
        head: '규칙',
        cell: (rule, { link }) => <b className={dimmed(rule)}>{link(<ShownPattern rule={rule} />)}</b>,
      },
      { name: 'scope', head: '적용', width: 64, isSecondary: true, cell: ({ scope }) => WORD_SCOPE_NAMES[scope] },
      { name: 'verdict', head: '처리', width: 68, isSecondary: true, cell: (rule) => <Verdict {...rule} /> },
      {
        name: 'hits',
        head: '30일 동안',
        width: 160,
        isNumber: true,
        cell: ({ hits }) => <Hits hits={hits} most={most} />,
      },
      { name: 'switch', head: '사용', width: 68, isNumber: true, cell: (rule) => <WordSwitch rule={rule} /> },
    ],
    phone: (rule) => ({
      name: <ShownPattern rule={rule} />,
      age: <Hits hits={rule.hits} most={most} />,
      lines: [
        <span key="facts" className="meta">
          {[
            WORD_KIND_NAMES[rule.kind],
            WORD_SCOPE_NAMES[rule.scope],
            WORD_VERDICT_NAMES[rule.verdict],
            ...(rule.isActive ? [] : ['꺼짐']),
          ].join(' · ')}
        </span>,
      ],
    }),
    empty: '이 조건의 규칙이 없습니다.',
    failed: '금지어를 불러오지 못했습니다.',
  };
}

/** The page 금지어: rules by their hits, each tried before it is saved. */
export default function WordsScreen() {
  const [address, setAddress] = useSearchParams();
  const search = wordListParams.read(address);
  const query = useLiveQuery(wordRules);
  const inText = useLiveQuery(wordsInText, search.q ?? '', { isEnabled: search.q !== undefined });
  const openRow = useOpenRow();
  const [answer, setAnswer] = useState('');
  const rules = query.data ?? [];
  const hitting = inText.data ? new Set(inText.data.map(({ id }) => id)) : FOUND_NONE;
  const isNew = search.new === true && openRow.id === undefined;
  const name = `words ${JSON.stringify([search.q, search.kind, search.scope, search.verdict, search.sort])}`;
  const pages = useParts(query, listRules(rules, search, hitting), { name, open: openRow.id });
  function openNew(isOpen: boolean): void {
    setAddress(withNewRule(address, isOpen), { replace: true, preventScrollReset: true });
  }
  return (
    <DeskTable
      list={createList(Math.max(0, ...rules.map(({ hits }) => hits)))}
      query={pages}
      name={name}
      head={
        <DeskHead
          title="금지어"
          meta={`규칙 ${formatDigits(rules.length)} · 최근 30일 ${formatDigits(sumHits(rules))}번 걸림`}
        >
          <Button size="sm" aria-expanded={isNew} onClick={() => openNew(!isNew)}>
            <PlusIcon size={16} />새 규칙
          </Button>
        </DeskHead>
      }
      filters={<WordFilters search={search} rules={rules} />}
      answer={answer}
      decides
      panel={(rule) => (
        <WordPanel
          key={rule.id}
          rule={rule}
          onDone={(text) => {
            setAnswer(text);
            openRow.close();
          }}
        />
      )}
      beside={
        <>
          {isNew && (
            <ClosePanel value={() => openNew(false)}>
              <NewWordPanel
                onDone={() => {
                  setAnswer('새 규칙을 저장했습니다.');
                  openNew(false);
                }}
              />
            </ClosePanel>
          )}
          <TryTextPanel />
        </>
      }
    />
  );
}

function WordFilters({ search, rules }: { search: WordSearch; rules: readonly ListedWordRule[] }) {
  const { kind } = wordFilter.fields;
  const kinds = { fields: { kind: { ...kind, choices: countKinds(kind.choices, rules) } } };
  const isPhone = useWindowKind() === 'phone';
  const sort = <DeskPick of={wordFilter} name="sort" />;
  return (
    <DeskFilters
      action="/operator/words"
      label="금지어 필터"
      params={wordListParams}
      preserve={['new']}
      count={countSet([search.scope, search.verdict, search.sort])}
      first={
        <>
          <DeskWords of={wordFilter} name="q" />
          {isPhone ? <DeskPick of={kinds} name="kind" /> : <DeskStates of={kinds} name="kind" />}
        </>
      }
      aside={!isPhone && sort}
    >
      <DeskPick of={wordFilter} name="scope" />
      <DeskPick of={wordFilter} name="verdict" />
      {isPhone && sort}
    </DeskFilters>
  );
}
