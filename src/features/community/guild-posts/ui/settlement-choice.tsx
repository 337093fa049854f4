import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Select } from '#ui/components/field.tsx';
import { settlements } from '../../settlements/ui/settlement-query.ts';

interface SettlementChoiceProps {
  guildId: number;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Chooses the settlement of a post among those that its author may see; renders nothing without any. */
export function SettlementChoice({ guildId, value, onChange }: SettlementChoiceProps) {
  const { data = [] } = useLiveQuery(settlements, { guildId });
  if (data.length === 0) return null;
  return (
    <Select
      small
      aria-label="함께 올릴 정산"
      options={[
        { value: '', label: '정산 없이' },
        ...data.map(({ id, title }) => ({ value: String(id), label: `정산: ${title}` })),
      ]}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}
