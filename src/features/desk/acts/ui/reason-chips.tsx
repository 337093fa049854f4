import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { siteSettings } from './site-settings.ts';

interface ReasonChipsProps {
  kinds: readonly ReasonTemplate['kind'][];
  /** The present text of the field. */
  text: string;
  onChoose: (template: ReasonTemplate) => void;
}

export function useTemplates(kinds: readonly ReasonTemplate['kind'][]): ReasonTemplate[] {
  const { data = [] } = useLiveQuery(siteSettings);
  const stored = data.find(({ name }) => name === 'reasonTemplates')?.value as readonly ReasonTemplate[] | undefined;
  return (stored ?? []).filter(({ kind }) => kinds.includes(kind));
}

/** Prepared texts: a press puts one into the field. */
export function ReasonChips({ kinds, text, onChoose }: ReasonChipsProps) {
  const templates = useTemplates(kinds);
  if (templates.length === 0) return null;
  return (
    <div className="chips">
      {templates.map((template) => (
        <button
          key={template.name}
          type="button"
          className={template.text === text ? 'chip on' : 'chip'}
          aria-pressed={template.text === text}
          onClick={() => onChoose(template)}
        >
          {template.name}
        </button>
      ))}
    </div>
  );
}
