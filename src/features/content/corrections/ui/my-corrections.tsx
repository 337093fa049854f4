import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDateTime, formatShortDate } from '#shared/korean/dates.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { CORRECTION_STATE, type Correction } from '../correction.contract.ts';
import { CORRECTION_STATE_NAMES } from '../correction.labels.ts';
import { ownCorrections } from './correction-query.ts';
import css from './corrections.module.css';

const { open, accepted } = CORRECTION_STATE;

/** The visitor's proposals, each with its state and answer. */
export default function MyCorrections() {
  const query = useLiveQuery(ownCorrections);
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton rows={1} />}
      empty={<EmptyState isInLine text="아직 보낸 제보가 없습니다." />}
      failed="제보를 가져오지 못했습니다."
    >
      {(corrections) => (
        <ul className={css.list}>
          {corrections.map((correction) => (
            <li key={correction.id}>
              <OwnCorrection correction={correction} />
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function OwnCorrection({ correction }: { correction: Correction }) {
  const { name, label, presentText, text, state, createdAt, comment, answer, decidedAt } = correction;
  return (
    <details className="disclosure">
      <summary className={css.own}>
        <span className="elide grow">
          {name} {label}
        </span>
        <StateTag state={state} />
        <time className="meta" dateTime={createdAt}>
          {formatShortDate(createdAt)}
        </time>
        <ChevronDownIcon size={16} />
      </summary>
      <div className={css.whole}>
        <p>
          {presentText} → {text}
        </p>
        {comment !== '' && <p className="dim">{comment}</p>}
        {answer !== null && (
          <div className={css.answer}>
            <p className="meta">
              운영자 답변{decidedAt && <time dateTime={decidedAt}> · {formatDateTime(decidedAt)}</time>}
            </p>
            <p>{answer}</p>
          </div>
        )}
      </div>
    </details>
  );
}

function StateTag({ state }: Pick<Correction, 'state'>) {
  if (state === open) return <Tag tone="warn">{CORRECTION_STATE_NAMES[state]}</Tag>;
  return state === accepted ? (
    <Tag tone="ok">{CORRECTION_STATE_NAMES[state]}</Tag>
  ) : (
    <Tag>{CORRECTION_STATE_NAMES[state]}</Tag>
  );
}
