import { type ParticlePair, particle } from '#shared/korean/particle.ts';
import { AUDIT_SENTENCES, type AuditedAct, type AuditSentenceRule } from './audit-sentence.labels.ts';
import { subjectText } from './audit-subject.labels.ts';

export interface AuditNames {
  /** Null: the account was deleted, or has no character. */
  actor: string | null;
  /** Null: nothing but its number names the subject. */
  subject: string | null;
}

export interface AuditPart {
  text: string;
  /** A subject can be a link. */
  is: 'actor' | 'subject' | 'words';
}

/** A line of the audit in Korean: `은하수가 거래 48012를 숨겼습니다`. */
export interface AuditSentence {
  parts: readonly AuditPart[];
  /** Numbers and values of a second line. */
  values: readonly string[];
  /** Kind of its subject: `거래`. */
  tag: string;
}

export function auditSentence(act: AuditedAct & { actor: string }, names: AuditNames): AuditSentence {
  const rule: AuditSentenceRule = Object.hasOwn(AUDIT_SENTENCES, act.action)
    ? AUDIT_SENTENCES[act.action as keyof typeof AUDIT_SENTENCES]
    : unknownAct(act);
  const subject = { text: subjectText(act.subject, names.subject, act.detail), is: 'subject' as const };
  const actor = { text: names.actor ?? unnamedActor(act.actor), is: 'actor' as const };
  const [after, words] = typeof rule.predicate === 'function' ? rule.predicate(act) : rule.predicate;
  const rest = [subject, toWords(`${joint(subject.text, after)} ${words}`)];
  const parts = rule.isOwn ? rest : [actor, toWords(`${particle(actor.text, '이/가')} `), ...rest];
  return { parts, values: rule.values?.(act) ?? [], tag: rule.tag };
}

export function sentenceText({ parts }: Pick<AuditSentence, 'parts'>): string {
  return parts.map(({ text }) => text).join('');
}

function toWords(text: string): AuditPart {
  return { text, is: 'words' };
}

function joint(subject: string, after: string): string {
  return after.includes('/') ? particle(subject, after as ParticlePair) : after;
}

function unnamedActor(actor: string): string {
  return actor === 'command' ? '명령줄' : '이름 없는 운영자';
}

/** Rows outlive their actions: those of later and earlier releases are told by their name. */
function unknownAct({ action }: AuditedAct): AuditSentenceRule {
  return { tag: '기타', predicate: ['에', `‘${action}’ 작업을 했습니다`] };
}
