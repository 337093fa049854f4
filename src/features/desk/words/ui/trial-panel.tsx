import { useState } from 'react';
import { channelLabel } from '#features/community/broadcasts/broadcast.labels.ts';
import type { CorpusName, TriedTextOfOthers } from '#features/people/moderation/word.contract.ts';
import { CORPUS_NAMES } from '#features/people/moderation/word.labels.ts';
import { MAX_HIT_SHARE, MIN_JUDGED } from '#features/people/moderation/word.limits.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';
import { classNames } from '#ui/components/class-names.ts';
import { PanelHeading } from '../../table/ui/desk-panel.tsx';
import { formatShare } from '../word-effects.labels.ts';
import type { ShownTrial } from './use-trial.ts';
import css from './words.module.css';

const CORPORA = Object.keys(CORPUS_NAMES) as CorpusName[];
const SHOWN = 10;

/** Shows what the typed rule hits among the newest texts, and what its exceptions save. */
export function TrialPanel({ trial }: { trial: ShownTrial }) {
  const { corpus, answer, error, isTrying, choose } = trial;
  return (
    <div>
      <div className="pad">
        <div className={css.trialHead}>
          <PanelHeading>최근 1,000건에 시험</PanelHeading>
          <div className={`seg sm ${css.corpora}`} role="radiogroup" aria-label="시험할 글">
            {CORPORA.map((name) => (
              <label key={name} className={name === corpus ? 'on' : undefined}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name="word-corpus"
                  checked={name === corpus}
                  onChange={() => choose(name)}
                />
                {CORPUS_NAMES[name]}
              </label>
            ))}
          </div>
        </div>
        <div role="status">
          {error !== null && <p className="meta up">{error}</p>}
          {answer && <Count {...answer} />}
          {!answer && error === null && (
            <p className="meta">{isTrying ? '시험하는 중' : '규칙을 적으면 시험합니다.'}</p>
          )}
        </div>
      </div>
      {answer && <Tried key={corpus} texts={listTried(answer)} />}
    </div>
  );
}

function Count({ count, among }: { count: number; among: number }) {
  const isMany = among >= MIN_JUDGED && count > among * MAX_HIT_SHARE;
  if (among === 0) return <p className="meta">시험할 글이 없습니다.</p>;
  return (
    <>
      <p className={css.count}>
        <b>{formatDigits(count)}</b>
        <span>
          건 걸림 <span className="faint">{formatShare({ count, among })}</span>
        </span>
        <span className={classNames('meta', isMany && 'up', css.limit)}>2%가 넘으면 관리자만 저장할 수 있습니다</span>
      </p>
      {among >= MIN_JUDGED && count === among && (
        <p className="meta up">{formatDigits(among)}건이 모두 걸립니다. 더 좁게 적어 주세요.</p>
      )}
    </>
  );
}

interface ShownText extends TriedTextOfOthers {
  isSaved: boolean;
}

/** Texts that an exception saves stay in their place, so that one sees what it does. */
function listTried({ hits, saved }: { hits: readonly TriedTextOfOthers[]; saved: readonly TriedTextOfOthers[] }) {
  return [
    ...hits.map((one) => ({ ...one, isSaved: false })),
    ...saved.map((one) => ({ ...one, isSaved: true })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function Tried({ texts }: { texts: readonly ShownText[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? texts : texts.slice(0, SHOWN);
  return (
    <>
      <ul className={css.tried}>
        {shown.map((one, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal texts may be there several times
          <TriedLine key={nth} tried={one} />
        ))}
      </ul>
      {texts.length > shown.length && (
        <div className="pad">
          <button type="button" className="btn sm full" onClick={() => setWhole(true)}>
            {formatDigits(texts.length - shown.length)}건 더 보기
          </button>
        </div>
      )}
    </>
  );
}

/** Letters before the word that stay in sight. */
const BEFORE = 14;

function TriedLine({ tried }: { tried: ShownText }) {
  const { at, channel, text, from, to, isSaved } = tried;
  const before = text.slice(0, from);
  const word = text.slice(from, to);
  return (
    <li className={isSaved ? css.saved : undefined}>
      {channel !== null && <span className={`meta ${css.place}`}>{channelLabel(channel)}</span>}
      <span className="elide grow">
        <span>{before.length > BEFORE ? `…${before.slice(-BEFORE)}` : before}</span>
        {isSaved ? <s>{word}</s> : <mark>{word}</mark>}
        <span>{text.slice(to)}</span>
      </span>
      {isSaved ? (
        <span className="meta">예외</span>
      ) : (
        <time className="meta" dateTime={at}>
          {shortMoment(at)}
        </time>
      )}
    </li>
  );
}

function shortMoment(at: string): string {
  return seoulDay(at) === seoulDay(Date.now()) ? formatClock(at) : formatMonthDay(at);
}
