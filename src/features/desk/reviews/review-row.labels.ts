import type { WordReview } from '#features/people/moderation/word-review.contract.ts';
import { WORD_KIND_NAMES, WORD_VERDICT_NAMES } from '#shared/word-names.ts';

const SUBJECTS: Readonly<Record<string, { noun: string; toPath(id: string): string }>> = {
  trade: { noun: '거래', toPath: (id) => `/trade/view/${id}` },
  party: { noun: '파티', toPath: (id) => `/party/${id}` },
  guild: { noun: '문파', toPath: (id) => `/guilds/${id}` },
  profile: { noun: '회원', toPath: (id) => `/profiles/${id}` },
};

type Subject = Pick<WordReview, 'subject'>;

function readSubject({ subject }: Subject) {
  const [kind = '', id = ''] = subject.split(':');
  return { known: Object.hasOwn(SUBJECTS, kind) ? SUBJECTS[kind] : undefined, kind, id };
}

/** Names where the text stands: `거래 12`, of a name `회원 이름`. */
export function subjectText(review: Subject): string {
  const { known, kind, id } = readSubject(review);
  if (kind === 'profile') return '회원 이름';
  return known ? `${known.noun} ${id}` : review.subject;
}

/** Where players see it; undefined: nowhere. */
export function subjectPath(review: Subject): string | undefined {
  const { known, id } = readSubject(review);
  return known?.toPath(id);
}

/** A name stands for its player, who is renamed or suspended instead. */
export function canHide({ subject }: Subject): boolean {
  return !subject.startsWith('profile:');
}

export function kindText({ kind }: Pick<WordReview, 'kind'>): string {
  return WORD_KIND_NAMES[kind];
}

/** `디코 + <id> (검토)`; of a rule that is gone its number alone. */
export function ruleText({ rule }: Pick<WordReview, 'rule'>): string {
  if (rule === null) return '알 수 없음';
  if (rule.pattern === null) return `${rule.id}번 (지운 금지어)`;
  return `${rule.pattern} (${rule.verdict === null ? '검토' : WORD_VERDICT_NAMES[rule.verdict]})`;
}

interface TextPart {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  readonly isWord: boolean;
}

/** Cuts the text at the word that the rule found. */
export function markedParts({ text, place }: Pick<WordReview, 'text' | 'place'>): TextPart[] {
  if (place === null) return [{ at: 0, text, isWord: false }];
  const parts = [
    { at: 0, text: text.slice(0, place.from), isWord: false },
    { at: place.from, text: text.slice(place.from, place.to), isWord: true },
    { at: place.to, text: text.slice(place.to), isWord: false },
  ];
  return parts.filter((part) => part.text !== '');
}
