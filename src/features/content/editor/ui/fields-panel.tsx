import { untilTime } from '#shared/korean/relative-time.ts';
import { Panel } from '#ui/components/panel.tsx';
import { FormField } from '#ui/form/form.tsx';
import { LiveFields } from '#ui/form/live-fields.tsx';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import { type ArticleForm, articleForm } from './article-fields.tsx';
import css from './desk.module.css';
import { parseInstant } from './saved-article.ts';
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
  return (
    <Panel title="게시">
      <div className={css.fields}>
        <LiveFields of={articleForm} id="article" values={form} change={change}>
          {collection === 'notices' && <FormField of={articleForm} name="type" />}
          {collection === 'guides' && <FormField of={articleForm} name="category" />}
          {collection === 'quests' && <FormField of={articleForm} name="status" />}
          {collection !== 'quests' && <TimeField name="publishAt" hint={untilPublication(form, now)} />}
          {(collection === 'notices' || collection === 'events') && (
            <>
              <TimeField name="startsAt" isDay={form.isAllDay} />
              <TimeField name="endsAt" isDay={form.isAllDay} />
            </>
          )}
          {collection === 'events' && <FormField of={articleForm} name="isAllDay" />}
          {collection === 'notices' && <AddressField />}
          <FormField of={articleForm} name="thumbnailImageId" />
          {collection !== 'quests' && <FormField of={articleForm} name="isPinned" />}
        </LiveFields>
      </div>
    </Panel>
  );
}

/** Edits the date from which a new version of terms or policy is in force. */
export function LegalFields({ form, change }: Pick<FieldsPanelProps, 'form' | 'change'>) {
  return (
    <Panel title="새 버전">
      <div className={css.fields}>
        <LiveFields of={articleForm} id="article" values={form} change={change}>
          <FormField of={articleForm} name="effectiveDay" />
          <FormField of={articleForm} name="isDisadvantageous" />
        </LiveFields>
      </div>
    </Panel>
  );
}

interface TimeFieldProps {
  name: 'publishAt' | 'startsAt' | 'endsAt';
  isDay?: boolean;
  hint?: string | undefined;
}

/** A time whose precision or hint depends on the other fields. */
function TimeField({ name, isDay = false, hint }: TimeFieldProps) {
  const { label } = articleForm.fields[name];
  return (
    <FormField of={articleForm} name={name}>
      {({ value, onChange }) => (
        <TimeSelect label={label} value={value} isDay={isDay} hint={hint} onChange={onChange} />
      )}
    </FormField>
  );
}

function AddressField() {
  const { label, draw } = articleForm.fields.outlink;
  return (
    <FormField of={articleForm} name="outlink" isBare>
      {({ 'aria-label': _, ...props }) => (
        <label htmlFor={props.id}>
          <span className="meta">{label}</span>
          {draw(props)}
        </label>
      )}
    </FormField>
  );
}

function untilPublication({ publishAt }: ArticleForm, now: number | null): string | undefined {
  const at = parseInstant(publishAt);
  return at !== null && now !== null && Date.parse(at) > now ? untilTime(at, now) : undefined;
}
