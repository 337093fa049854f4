import { Tag, type TagTone } from '#ui/components/tag.tsx';
import { QUEST_STATUS_NAMES } from '../quest.labels.ts';

const TONES: Readonly<Record<number, TagTone>> = { 2: 'warn', 3: 'off' };

/** The rule, so it is not worth a tag. */
const ONGOING = 1;

export function QuestStatus({ status }: { status: number }) {
  if (status === ONGOING) return null;
  return <Tag tone={TONES[status]}>{QUEST_STATUS_NAMES[status] ?? '알 수 없음'}</Tag>;
}
