import { untilTime } from '#shared/korean/relative-time.ts';
import { Panel } from '#ui/components/panel.tsx';
import { GUIDE_CATEGORY_LABELS, NOTICE_TYPE_LABELS } from '../../articles/article.labels.ts';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import { QUEST_STATUS_NAMES } from '../../quests/quest.labels.ts';
import { type ArticleForm, instantOf } from '../article-form.rules.ts';
import css from './desk.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { TimeSelect } from './time-select.tsx';

interface FieldsPanelProps {
  collection: CollectionName;
  form: ArticleForm;
  now: number | null;
  change(part: Partial<ArticleForm>): void;
}

/** Edits the fields beside the text: kind, times, pin. */
export function FieldsPanel({ collection, form, now, change }: FieldsPanelProps) {
  if (collection === 'pages') return null;
  const { publishAt, startsAt, endsAt, isAllDay, isPinned, outlink, type, category, status } = form;
  const published = instantOf(publishAt);
  return (
    <Panel title="게시">
      <div className={css.fields}>
        {collection === 'notices' && (
          <Choice label="종류" value={type} labels={NOTICE_TYPE_LABELS} onChange={(value) => change({ type: value })} />
        )}
        {collection === 'guides' && (
          <Choice
            label="분류"
            value={category}
            labels={GUIDE_CATEGORY_LABELS}
            onChange={(value) => change({ category: value })}
          />
        )}
        {collection === 'quests' && (
          <Choice
            label="상태"
            value={status}
            labels={QUEST_STATUS_NAMES}
            onChange={(value) => change({ status: value })}
          />
        )}
        {collection !== 'quests' && (
          <TimeSelect
            label="게시할 시각 (비우면 바로)"
            value={publishAt}
            onChange={(value) => change({ publishAt: value })}
            hint={published && now !== null && Date.parse(published) > now ? untilTime(published, now) : undefined}
          />
        )}
        {(collection === 'notices' || collection === 'events') && (
          <>
            <TimeSelect
              label="시작"
              value={startsAt}
              isDay={isAllDay}
              onChange={(value) => change({ startsAt: value })}
            />
            <TimeSelect label="끝" value={endsAt} isDay={isAllDay} onChange={(value) => change({ endsAt: value })} />
          </>
        )}
        {collection === 'events' && (
          <Check label="하루 종일" value={isAllDay} onChange={(value) => change({ isAllDay: value })} />
        )}
        {collection === 'notices' && (
          <label>
            <span className="meta">원문 주소 (https, 없어도 됨)</span>
            <input
              className="in"
              type="url"
              value={outlink}
              data-max-letters={500}
              onChange={(event) => change({ outlink: event.target.value })}
            />
          </label>
        )}
        <Thumbnail id={form.thumbnailImageId} onChange={(thumbnailImageId) => change({ thumbnailImageId })} />
        {collection !== 'quests' && (
          <Check label="맨 위에 고정" value={isPinned} onChange={(value) => change({ isPinned: value })} />
        )}
      </div>
    </Panel>
  );
}

/** Edits the date from which a new version of terms or policy is in force. */
export function LegalFields({
  form: { effectiveDay, isDisadvantageous },
  change,
}: Pick<FieldsPanelProps, 'form' | 'change'>) {
  return (
    <Panel title="새 버전">
      <div className={css.fields}>
        <TimeSelect
          label="시행일"
          value={effectiveDay}
          isDay
          onChange={(value) => change({ effectiveDay: value })}
          hint="7일, 불리하게 바꿀 때에는 30일 전에 알립니다."
        />
        <Check
          label="이용자에게 불리하게 바뀝니다"
          value={isDisadvantageous}
          onChange={(value) => change({ isDisadvantageous: value })}
        />
      </div>
    </Panel>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  labels: Readonly<Record<number, string>>;
  onChange(value: number): void;
}

function Choice({ label, value, labels, onChange }: ChoiceProps) {
  return (
    <label>
      <span className="meta">{label}</span>
      <select className="in" value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {Object.entries(labels).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Check({ label, value, onChange }: { label: string; value: boolean; onChange(value: boolean): void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
