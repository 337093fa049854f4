import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { firstLetters } from '#shared/text-length.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import { CheckIcon, CloseIcon, CopyIcon, InfoIcon } from '#ui/icons/icons.tsx';
import { MAX_SHOUT_LENGTH } from '../../../shouts/shout.contract.ts';
import css from './form.module.css';
import type { ReadShout } from './read-shout.ts';
import type { UnderstoodShout } from './shout-fields.rules.ts';

const PAUSE_MS = 350;
const FIELDS = 'input, textarea, select, [contenteditable]';
/** Item names contain no spaces. */
const SEVERAL_WORDS = /\S\s+\S/;

interface PasteShoutProps {
  itemId?: number;
  /** Text of a shout that is read immediately. */
  initial: string;
  onRead: (shout: UnderstoodShout, text: string) => void;
}

type Reading =
  | { state: 'nothing' }
  | { state: 'reading' }
  | ({ state: 'read' } & ReadShout)
  | { state: 'failed'; text: string };

/** Also reads text that is pasted outside of every field, or into the item search (`data-takes-shouts`). */
export function PasteShout({ itemId, initial, onRead }: PasteShoutProps) {
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reading>({ state: 'nothing' });
  const requested = useRef<AbortController>(undefined);
  const notify = useRef(onRead);
  useEffect(() => {
    notify.current = onRead;
  });
  useEffect(() => () => requested.current?.abort(), []);
  const readInitial = useEffectEvent(() => initial !== '' && change(initial, 'at once'));
  useEffect(() => void (initial && readInitial()), [initial]);
  const field = useRef<HTMLInputElement>(null);
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const place = event.target instanceof Element ? event.target.closest(FIELDS) : null;
    const pasted = event.clipboardData?.getData('text/plain').trim() ?? '';
    if ((place && !place.hasAttribute('data-takes-shouts')) || !SEVERAL_WORDS.test(pasted)) return;
    event.preventDefault();
    field.current?.focus();
    change(firstLetters(pasted.replace(/\s+/g, ' '), MAX_SHOUT_LENGTH), 'at once');
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  function change(next: string, read: 'at once' | 'after a pause'): void {
    setText(next);
    requested.current?.abort();
    setReading({ state: next.trim() === '' ? 'nothing' : 'reading' });
    if (next.trim() === '') return;
    const withChanges = new AbortController();
    requested.current = withChanges;
    setTimeout(() => void sendRequest(next, withChanges.signal), read === 'at once' ? 0 : PAUSE_MS);
  }

  async function sendRequest(shoutText: string, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const { readShout } = await import('./read-shout.ts');
    const answer = await readShout(shoutText.trim(), itemId, signal).catch(
      () => '읽지 못했습니다. 다시 붙여 넣어 주세요.',
    );
    if (signal.aborted) return;
    if (typeof answer === 'string') return setReading({ state: 'failed', text: answer });
    setReading({ state: 'read', ...answer });
    notify.current(answer.shout, shoutText.trim());
  }

  return (
    <section className={`panel needs-script ${css.shout}`} aria-label="사자후 문구 붙여 넣기">
      <div className="pad stack gap-2">
        <p className="row">
          <CopyIcon />
          <label htmlFor="trade-shout" className={`grow ${css.title}`}>
            사자후 문구를 그대로 붙여 넣으세요
          </label>
          <span className="meta wide">줄임말, 초성, 묶음 가격도 읽습니다</span>
        </p>
        <span className="in">
          <input
            ref={field}
            id="trade-shout"
            value={text}
            data-max-letters={MAX_SHOUT_LENGTH}
            placeholder="ㅍ 현철중검 45만 흥정ㄱㄴ"
            autoComplete="off"
            spellCheck={false}
            aria-describedby="trade-shout-said"
            onChange={(event) => change(event.target.value, wasPasted(event.nativeEvent) ? 'at once' : 'after a pause')}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {text !== '' && (
            <button type="button" className={css.clear} aria-label="지우기" onClick={() => change('', 'at once')}>
              <CloseIcon size={16} />
            </button>
          )}
        </span>
        <div className={`row wrap ${css.read}`} id="trade-shout-said" data-spoken="">
          <FormMessage reading={reading} />
        </div>
      </div>
    </section>
  );
}

function wasPasted(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertFromPaste';
}

function FormMessage({ reading }: { reading: Reading }) {
  if (reading.state === 'nothing')
    return <span className="meta">파는지 사는지, 아이템, 가격, 수량을 읽어 아래를 채웁니다.</span>;
  if (reading.state === 'reading') return <span className="meta">읽는 중</span>;
  if (reading.state === 'failed') return <span className="meta up">{reading.text}</span>;
  const { tags, verdict } = reading;
  return (
    <>
      <span className="meta">읽은 내용</span>
      {tags.map(({ label, tone }) => (
        <Tag key={label} tone={tone ?? 'clear'}>
          {label}
        </Tag>
      ))}
      <span className={classNames('row meta ml-auto', css.verdict, verdict.isSure && css.sure)}>
        {verdict.isSure ? <CheckIcon size={16} /> : <InfoIcon size={16} />}
        {verdict.text}
      </span>
    </>
  );
}
