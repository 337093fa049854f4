import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/client/call.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { previewDocument } from '../../articles/article-writing.contract.ts';
import type { MentionKind } from '../../documents/document-shape.rules.ts';
import type { FigureName } from '../../documents/figure.contract.ts';
import { FIGURE_LABELS } from '../editor.labels.ts';
import css from './editor.module.css';
import { findMentions } from './mention-suggestion.ts';

interface Argument {
  name: string;
  label: string;
  /** Default of a number. Arguments that are facts have a kind instead, and choices have values. */
  usual?: number;
  fact?: MentionKind;
  choices?: Readonly<Record<string, string>>;
  isList?: boolean;
}

const JOB: Argument = { name: 'job', label: '직업', choices: { 1: '전사', 2: '도적', 3: '주술사', 4: '도사' } };
const STAT: Argument = { name: 'stat', label: '능력치', choices: { hp: '체력', mp: '마력' } };
const SPAN: readonly Argument[] = [
  { name: 'from', label: '부터', usual: 70_000 },
  { name: 'to', label: '까지', usual: 200_000 },
];
const LEVEL: Argument = { name: 'level', label: '레벨', usual: 99 };

const ARGUMENTS: Readonly<Record<FigureName, readonly Argument[]>> = {
  threshold: [
    JOB,
    { name: 'grade', label: '차수', choices: { 1: '1차', 2: '2차', 3: '3차', 4: '4차' } },
    {
      name: 'stat',
      label: '능력치',
      choices: { hp: '칼승 체력', mp: '칼승 마력', fullHp: '풀승 체력', fullMp: '풀승 마력' },
    },
  ],
  vitalCost: [JOB, STAT, ...SPAN],
  expTotal: [JOB, LEVEL],
  kingReward: [
    { name: 'slug', label: '왕', choices: { buyeo: '부여왕', goguryeo: '고구려왕', jangan: '장안황제' } },
    LEVEL,
  ],
  monsterExp: [{ name: 'id', label: '몬스터', fact: 'monster' }],
  kills: [{ name: 'monsterId', label: '몬스터', fact: 'monster' }, JOB, STAT, ...SPAN],
  skillCost: [{ name: 'ids', label: '기술 (쉼표로 나눠 다섯까지)', fact: 'skill', isList: true }],
  itemQuote: [
    { name: 'id', label: '아이템', fact: 'item' },
    { name: 'count', label: '개수', usual: 1 },
  ],
};

const NAMES = Object.keys(ARGUMENTS) as FigureName[];

/** Inserts a figure into the text after showing its value. */
export default function FigureForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const [name, setName] = useState<FigureName>('threshold');
  const [value, setValue] = useState<string>();
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const isInserting = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'insert';
    setIssue(undefined);
    setBusy(true);
    try {
      const args = await readArguments(name, fields);
      const shown = await figureText(name, args);
      setValue(shown);
      if (!isInserting) return;
      editor.chain().focus().insertContent({ type: 'figure', attrs: { name, args } }).run();
      onDone();
    } catch (error) {
      setIssue(error instanceof Error ? error.message : '값을 읽지 못했습니다.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={css.figure} aria-label="자동 수치 넣기" onSubmit={(event) => void submit(event)}>
      <select
        className="in sm"
        value={name}
        aria-label="수치 종류"
        onChange={(event) => {
          setName(event.target.value as FigureName);
          setValue(undefined);
        }}
      >
        {NAMES.map((one) => (
          <option key={one} value={one}>
            {FIGURE_LABELS[one]}
          </option>
        ))}
      </select>
      {ARGUMENTS[name].map((argument) => (
        <Field key={`${name} ${argument.name}`} argument={argument} />
      ))}
      <button type="submit" value="look" disabled={isBusy}>
        값 보기
      </button>
      <button type="submit" value="insert" disabled={isBusy}>
        추가
      </button>
      <output aria-live="off" data-spoken="">
        {issue ? <span role="alert">{issue}</span> : value && `지금 값: ${value}`}
      </output>
    </form>
  );
}

function Field({ argument: { name, label, choices, fact, usual } }: { argument: Argument }) {
  const id = `figure-${name}`;
  return (
    <div>
      <label className="meta" htmlFor={id}>
        {label}
      </label>
      {choices ? (
        <select className="in sm" id={id} name={name}>
          {Object.entries(choices).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="in sm"
          id={id}
          name={name}
          required
          autoComplete="off"
          inputMode={fact ? undefined : 'numeric'}
          defaultValue={usual}
        />
      )}
    </div>
  );
}

async function readArguments(name: FigureName, fields: FormData): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    ARGUMENTS[name].map(async ({ name: key, fact, choices, isList }) => {
      const typed = String(fields.get(key) ?? '').trim();
      if (fact && isList) return [key, await Promise.all(typed.split(',').map((one) => findId(fact, one.trim())))];
      if (fact) return [key, await findId(fact, typed)];
      if (choices) return [key, /^\d+$/.test(typed) ? Number(typed) : typed];
      return [key, Number(typed.replaceAll(',', ''))];
    }),
  );
  return Object.fromEntries(entries);
}

async function findId(kind: MentionKind, name: string): Promise<number> {
  const found = await findMentions(name, [kind]);
  const exact = found.find((one) => one.name === name) ?? (found.length === 1 ? found[0] : undefined);
  if (!exact) throw new Error(`${withParticle(`‘${name}’`, '을/를')} 찾지 못했습니다. 이름을 끝까지 적어 주세요.`);
  return exact.id;
}

/** Returns the text of a figure as the page shows it; `–` if it has no value. */
async function figureText(name: FigureName, args: Record<string, unknown>): Promise<string> {
  const paragraph = { type: 'paragraph', content: [{ type: 'figure', attrs: { name, args } }] };
  const { html } = await call(previewDocument, { body: { document: { type: 'doc', content: [paragraph] } } });
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '–';
}
