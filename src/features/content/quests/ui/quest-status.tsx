import { Tag, type TagTone } from '#ui/components/tag.tsx';
import { QUEST_STATUS, type QuestStatus as Status } from '../../articles/article-kind.contract.ts';
import { QUEST_STATUS_NAMES } from '../quest.labels.ts';

const TONES: Readonly<Record<number, TagTone>> = { 2: 'warn', 3: 'off' };

export function QuestStatus({ status }: { status: Status }) {
  // Most quests are ongoing, so this is not worth a tag.
  if (status === QUEST_STATUS.ongoing) return null;
  return <Tag tone={TONES[status]}>{QUEST_STATUS_NAMES[status]}</Tag>;
}
