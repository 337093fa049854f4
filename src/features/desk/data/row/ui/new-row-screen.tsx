import { useMemo, useState } from 'react';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { navigate } from '#platform/client/navigate.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { KindSet } from '#ui/form/field-kind.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import type { DeskScreenProps } from '../../../frame/desk-page.ts';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { isBroad } from '../../fields/ui/field-editor.tsx';
import { newRowParams } from '../new-row.params.ts';
import { type FieldFaults, faultsIn } from '../row-faults.rules.ts';
import { fieldLabel } from '../row-page.labels.ts';
import { DATA_PATH, entityPath, rowPath } from '../row-paths.ts';
import { newRowForm, valuesFrom } from './new-row-form.ts';
import css from './row.module.css';
import { rowDetail, rowMutations } from './row-query.ts';

/** The form of a row that no base has: empty, or with the values of another row. */
export default function NewRowScreen({ params: { entity } }: DeskScreenProps) {
  const [address] = useSearchParams();
  const { from } = newRowParams.read(address);
  const isGiven = from !== undefined;
  const isKnown = entity !== undefined && isEntityName(entity);
  const place = { entity: isKnown ? entity : ('items' as const), id: from ?? 0 };
  const query = useLiveQuery(rowDetail, place, { isEnabled: isKnown && isGiven, isLive: false });
  if (!isKnown) return null;
  return (
    <div className={css.page}>
      <Breadcrumb
        crumbs={[
          { label: '자료 편집', href: DATA_PATH },
          { label: entityLabel(entity), href: entityPath(entity) },
          { label: '새 줄' },
        ]}
      />
      <DeskHead title={`새 ${entityLabel(entity)}`} meta={query.data && `${query.data.name}의 값으로 시작합니다`} />
      {isGiven ? (
        <QueryStates query={query} skeleton={<Skeleton rows={8} />} failed="복사할 줄을 불러오지 못했습니다.">
          {(detail) => <NewRow key={`${entity} ${from}`} entity={entity} from={detail} />}
        </QueryStates>
      ) : (
        <NewRow key={entity} entity={entity} />
      )}
    </div>
  );
}

type Values = Readonly<Record<string, unknown>>;

interface NewRowProps {
  entity: EntityName;
  from?: DeskFactRowDetail;
}

function useNewRow({ entity, from }: NewRowProps) {
  const level = useOwnLevel();
  const { shown, definition } = useMemo(() => newRowForm(entity, level), [entity, level]);
  const name = `${entity}/${from?.id ?? ''}`;
  const stored = useMemo(() => draftInTab(`desk-new-fact:${name}`, definition.parse), [name, definition]);
  const [refused, setRefused] = useState<{ faults: FieldFaults; sent: Values }>({ faults: {}, sent: {} });
  const submission = useForm(definition, {
    endpoint: rowMutations.add,
    stored,
    first: from ? { ...definition.empty, ...valuesFrom(shown, from) } : definition.empty,
    isForbiddenInPlace: true,
    toInput({ source, confidence, reason, ...sent }) {
      const typed: Readonly<Record<string, unknown>> = sent;
      const fields = Object.fromEntries(
        shown.flatMap(({ name: field }) => (typed[field] === undefined ? [] : [[field, typed[field]]])),
      );
      return { params: { entity }, body: { fields, source: [...source], confidence, reason } };
    },
    onDone({ id }) {
      navigate(rowPath(entity, id));
      return '추가했습니다.';
    },
    explain({ data }, usual) {
      const found = faultsIn(data, entity);
      setRefused({ faults: found, sent: submission.current() });
      const texts = Object.entries(found).map(([field, { reason }]) => `${fieldLabel(entity, field)}: ${reason}.`);
      return texts.join(' ') || usual;
    },
  });
  const values: Values = submission.values;
  // Until another value stands in the field.
  const refusal = (field: string) =>
    values[field] === refused.sent[field] ? refused.faults[field]?.reason : undefined;
  return { shown, definition, submission, refusal };
}

function NewRow(props: NewRowProps) {
  const { entity } = props;
  const { shown, definition, submission, refusal } = useNewRow(props);
  const fields: { readonly fields: KindSet } = definition;
  return (
    <Form of={definition} submission={submission} id="new-fact" label={`새 ${entityLabel(entity)}`}>
      <Panel title="항목">
        <div className={`pad ${css.form}`}>
          {shown.map(({ name, type }) => (
            <FormField
              key={name}
              of={fields}
              name={name}
              className={isBroad(type) ? css.broad : undefined}
              issue={refusal(name)}
            />
          ))}
        </div>
        <div className={`pad ${css.form}`}>
          <FormField of={definition} name="source" />
          <FormField of={definition} name="confidence" />
          <FormField of={definition} name="reason" className={css.broad} />
        </div>
        <div className="pad">
          <FormFoot label="추가" sendingLabel="추가하는 중">
            <ButtonLink href={entityPath(entity)}>취소</ButtonLink>
          </FormFoot>
        </div>
      </Panel>
    </Form>
  );
}
