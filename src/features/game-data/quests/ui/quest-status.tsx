import { Tag, type TagTone } from '#ui/components/tag.tsx';
import { QUEST_STATUS_NAMES } from '../quest.labels.ts';

const TONES: Readonly<Record<number, TagTone>> = { 1: 'ok', 2: 'warn', 3: 'off' };

export function QuestStatus({ status }: { status: number }) {
  return <Tag tone={TONES[status]}>{QUEST_STATUS_NAMES[status] ?? '알 수 없음'}</Tag>;
}
