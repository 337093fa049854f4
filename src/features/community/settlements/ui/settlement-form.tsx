import type { FormState } from '#platform/client/form/use-form.ts';
import { amountParts } from '#shared/korean/amount.ts';
import { Amount } from '#ui/components/amount.tsx';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Form } from '#ui/form/form.tsx';
import type { Settlement } from '../settlement.contract.ts';
import { divisionText, oneWeight } from '../settlement.labels.ts';
import { computePreview, type FormShare } from '../settlement-form.rules.ts';
import { EntryFields } from './entry-fields.tsx';
import css from './settlement.module.css';
import { settlementForm } from './settlement-fields.ts';
import { ShareFields } from './share-fields.tsx';
import { TextPanel } from './text-panel.tsx';

interface SettlementFormProps {
  submission: FormState<typeof settlementForm.fields>;
  profileId: number;
  /** Players who may be added with their account; anybody else is added by name. */
  members?: readonly FormShare[];
  /** Whether a guild's fund may receive the remainder. */
  isOfGuild: boolean;
  /** The version that somebody else saved meanwhile. */
  theirs?: Settlement | null;
  onTheirs?: () => void;
  submitLabel: string;
  note: string;
  onClose: () => void;
}

/** The preview follows the fields, by the same rules as the server. */
export function SettlementForm(props: SettlementFormProps) {
  const { submission, profileId, members = [], isOfGuild, theirs = null, onTheirs } = props;
  const { phase, values, message } = submission;
  const preview = computePreview(values);
  const weight = values.shares.reduce((sum, share) => sum + share.weight, 0);
  return (
    <Form of={settlementForm} submission={submission} id="settlement" className={css.cols}>
      <div className="stack">
        <EntryFields submission={submission} sale={preview?.sale ?? 0} profileId={profileId} />
        <ShareFields
          submission={submission}
          shares={preview?.shares ?? []}
          rest={preview?.rest ?? 0}
          toGuild={preview?.toGuild ?? 0}
          sale={preview?.sale ?? 0}
          profileId={profileId}
          members={members}
          isOfGuild={isOfGuild}
        />
        {message?.text && (
          <p className="note" role="alert">
            {message.text}
          </p>
        )}
        <div className={css.tools}>
          <p className="meta grow">{props.note}</p>
          <Button onClick={props.onClose}>취소</Button>
          <Button type="submit" tone="primary" aria-disabled={phase === 'sending'}>
            {props.submitLabel}
          </Button>
        </div>
      </div>
      <div className="stack">
        {theirs && (
          <Panel title="그사이 저장된 정산" className={css.both}>
            <div className="pad stack gap-3">
              <p className={css.text}>{theirs.text}</p>
              <Button full onClick={onTheirs}>
                이것을 수정
              </Button>
            </div>
          </Panel>
        )}
        <Panel title="한 몫">
          <div className="pad stack gap-2">
            <p className={css.hero}>
              <Amount
                key={preview?.sale}
                size="big"
                parts={amountParts(oneWeight(preview?.sale ?? 0, weight, values.unit))}
              />
            </p>
            <p className="meta">
              {preview ? divisionText({ sale: preview.sale, unit: values.unit }, weight) : '몫이 모두 0입니다.'}
            </p>
          </div>
        </Panel>
        {preview && <TextPanel text={preview.text} />}
      </div>
    </Form>
  );
}
