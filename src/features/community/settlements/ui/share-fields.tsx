import { useState } from 'react';
import { draftOnPage } from '#platform/client/draft-on-page.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import { useLocalForm } from '#platform/client/form/use-local-form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Select, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { StepperField } from '#ui/components/stepper-field.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { REMAINDER } from '../settle.rules.ts';
import { SHORT_REMAINDER_CHOICES } from '../settlement.labels.ts';
import { MAX_NAME_LENGTH, MAX_SHARES, MAX_WEIGHT } from '../settlement.limits.ts';
import { type FormShare, withoutShare } from '../settlement-form.rules.ts';
import { Person } from './person.tsx';
import css from './settlement.module.css';
import { nameForm, settlementForm } from './settlement-fields.ts';

/** Choices without a guild, which has no fund for the remainder. */
const REMAINDERS = SHORT_REMAINDER_CHOICES.filter(({ value }) => value !== REMAINDER.guild);

interface ShareFieldsProps {
  submission: FormState<typeof settlementForm.fields>;
  /** Amounts of all shares, in 전. */
  shares: readonly number[];
  rest: number;
  /** Amount for the guild's fund, in 전. */
  toGuild: number;
  sale: number;
  profileId: number;
  members: readonly FormShare[];
  isOfGuild: boolean;
}

export function ShareFields(props: ShareFieldsProps) {
  const { submission, members, isOfGuild } = props;
  const { values, issues, change } = submission;
  const [isAdding, setAdding] = useState(false);
  const { shares: people } = values;
  return (
    <Panel
      title="나누기"
      aside={
        <>
          <span className="meta">
            {people.length}명 · 몫 {formatDigits(weightOf(people))}
          </span>
          <span className="ml-auto">
            <Button size="sm" disabled={people.length >= MAX_SHARES} onClick={() => setAdding(true)}>
              <PlusIcon size={16} />
              사람
            </Button>
          </span>
        </>
      }
    >
      <div className={css.how}>
        <FormField of={settlementForm} name="unit" />
        <FormField of={settlementForm} name="remainder">
          {({ id, value, onChange }) => (
            <ChoiceField
              label="나머지"
              name={id}
              choices={isOfGuild ? SHORT_REMAINDER_CHOICES : REMAINDERS}
              value={value}
              onChoose={onChange}
              size="tight"
            />
          )}
        </FormField>
      </div>
      <ShareTable {...props} />
      <div className={css.holder}>
        <FormField of={settlementForm} name="holderIndex">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              value={String(value)}
              options={people.map(({ name }, index) => ({ value: String(index), label: name }))}
              onChange={({ target }) => onChange(Number(target.value))}
            />
          )}
        </FormField>
      </div>
      {issues.shares && (
        <p className={css.issue} role="alert">
          {issues.shares}
        </p>
      )}
      {isAdding && (
        <NameDialog
          taken={people.map(({ name }) => name)}
          members={members}
          onAdd={(share) => change({ shares: [...people, share] })}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  );
}

function ShareTable(props: ShareFieldsProps) {
  const { rest, toGuild, sale } = props;
  const { shares: people, remainder, holderIndex } = props.submission.values;
  return (
    <table className={`t even ${css.form}`} aria-label="나누기">
      <thead>
        <tr>
          <th>이름</th>
          <th className={css.step}>몫</th>
          <th className={`num wide ${css.amount}`}>받을 돈</th>
          <th className={css.remove}>
            <span className="visually-hidden">빼기</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((share, index) => (
          <ShareLine key={share.profileId ?? share.name} {...props} share={share} index={index} />
        ))}
        <tr className={css.rest}>
          <th scope="row">
            나머지:{' '}
            <span className="meta">
              {remainder === REMAINDER.guild ? '문파 기금' : (people[holderIndex]?.name ?? '')}
            </span>
          </th>
          <td className={css.step}>
            <span className="narrow">{formatDigits(rest + toGuild)}</span>
          </td>
          <td className="num wide">{formatDigits(rest + toGuild)}</td>
          <td />
        </tr>
        <tr>
          <th scope="row">
            <b>합계</b>
          </th>
          <td className={css.step}>
            <b className="wide">{formatDigits(weightOf(people))}</b>
            <b className="narrow">{formatDigits(sale)}</b>
          </td>
          <td className="num wide">
            <b>{formatDigits(sale)}</b>
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

interface ShareLineProps extends ShareFieldsProps {
  share: FormShare;
  index: number;
}

function ShareLine({ submission, shares, rest, profileId: ownId, share, index }: ShareLineProps) {
  const { values, change } = submission;
  const { shares: people, holderIndex } = values;
  const { profileId, name, player, weight } = share;
  const amount = formatDigits((shares[index] ?? 0) - (index === holderIndex ? rest : 0));
  const weigh = (next: number) => change({ shares: people.with(index, { ...share, weight: next }) });
  return (
    <tr className={profileId === ownId ? 'mine' : undefined}>
      <th scope="row">
        <Person name={name} player={player} isHolder={index === holderIndex} />
        <b className={`narrow ${css.under}`}>{amount}</b>
      </th>
      <td className={css.step}>
        <StepperField label={`${name} 몫`} value={weight} min={0} max={MAX_WEIGHT} onChange={weigh} />
      </td>
      <td className="num wide">
        <b>{amount}</b>
      </td>
      <td className={css.remove}>
        {people.length > 1 && (
          <IconButton label={`${name} 빼기`} onClick={() => change(withoutShare(values, index))}>
            <CloseIcon size={16} />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

function weightOf(shares: readonly FormShare[]): number {
  return shares.reduce((sum, { weight }) => sum + weight, 0);
}

interface NameDialogProps {
  /** Names that already have a share. */
  taken: readonly string[];
  members: readonly FormShare[];
  onAdd: (share: FormShare) => void;
  onClose: () => void;
}

/** Adds a member of the guild, or a person by name. Members of a party are there from the start. */
function NameDialog({ taken, members, onAdd, onClose }: NameDialogProps) {
  const offered = members.filter(({ name }) => !taken.includes(name));
  const submission = useLocalForm(nameForm, taken, {
    stored: draftOnPage('settlement-share'),
    onDone({ name }) {
      onAdd(offered.find((member) => member.name === name) ?? { profileId: null, name, player: null, weight: 1 });
      onClose();
    },
  });
  const hint =
    members.length > 0
      ? '문파원이 아니면 이름만 적히고 정산을 볼 수 없습니다. 받았음은 돈 가진 사람이 표시합니다.'
      : '이름만 적힌 사람은 정산을 볼 수 없습니다. 받았음은 돈 가진 사람이 표시합니다.';
  return (
    <Dialog open onClose={onClose} label="나눌 사람 추가">
      <Form of={nameForm} submission={submission} id="share" className={`stack gap-3 w-full ${css.dialogForm}`}>
        <FormField of={nameForm} name="name" hint={hint}>
          {({ onChange, ...field }) => (
            <>
              <TextInput
                {...field}
                data-max-letters={MAX_NAME_LENGTH}
                autoComplete="off"
                list={offered.length > 0 ? 'share-members' : undefined}
                onChange={({ target }) => onChange(target.value)}
              />
              <datalist id="share-members">
                {offered.map((member) => (
                  <option key={member.profileId} value={member.name} />
                ))}
              </datalist>
            </>
          )}
        </FormField>
        <Button type="submit" tone="primary" full>
          추가
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </Form>
    </Dialog>
  );
}
