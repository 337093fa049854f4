import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { Exchange, Summon } from '../catalog/place-sheet.contract.ts';

export function summonText(monster: string): string {
  return `${monster} 소환`;
}

export function entryText(map: string): string {
  return `${map} 입장`;
}

/** Results of an exchange other than items. */
export function formatGains({ money, exp }: Pick<Exchange, 'money' | 'exp'>): string[] {
  return [money !== null && formatAmount(money), exp !== null && `경험치 ${formatDigits(exp)}`].flatMap(
    (gain) => gain || [],
  );
}

type Terms = Pick<Exchange, 'successRate' | 'minLevel' | 'repeat' | 'note'>;

export function exchangeTerms({ successRate, minLevel, repeat, note }: Terms): string[] {
  return [
    minLevel !== null && `레벨 ${minLevel} 이상`,
    successRate !== null && `성공 ${successRate}%`,
    repeat,
    note,
  ].flatMap((term) => term || []);
}

export function summonTerms({ isTaken, note }: Pick<Summon, 'isTaken' | 'note'>): string[] {
  return [isTaken ? null : '가지고만 있으면 됩니다.', note].flatMap((term) => term ?? []);
}
