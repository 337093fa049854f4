import type { ReactNode } from 'react';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Confidence } from '#ui/components/source-note.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { Confidence as FactConfidence } from '../../../fact.contract.ts';
import { CONFIDENCE_VIEWS } from '../../../fact.labels.ts';
import type { TileLook } from './look.ts';

interface CardFrameProps extends TileLook {
  name: string;
  sub: string;
  rows: readonly KeyValue[];
  href: string;
  foot: ReactNode;
}

interface GameCardProps extends Omit<CardFrameProps, 'foot' | keyof TileLook> {
  look: TileLook;
  confidence: FactConfidence;
  foot?: ReactNode;
}

export function GameCard({ look, confidence, foot, ...card }: GameCardProps) {
  const trust = CONFIDENCE_VIEWS[confidence];
  return (
    <CardFrame {...card} {...look} foot={foot ?? <Confidence level={trust.level} word={`신뢰도 ${trust.word}`} />} />
  );
}

export function CardFrame({ icon, tone, name, sub, rows, href, foot }: CardFrameProps) {
  return (
    <>
      <div className="hd">
        <Tile icon={icon} tone={tone} size="l" />
        <span className="min-w-0">
          <b>{name}</b>
          <span className="sub">{sub}</span>
        </span>
      </div>
      <div className="bd">
        {rows.length > 0 && <KeyValues rows={rows} />}
        <div className="ft">
          {foot}
          <a href={href}>자세히</a>
        </div>
      </div>
    </>
  );
}

const NAMES_SHOWN = 2;

/** `유령굴, 해골굴`, with `등` when there are more; empty without names. */
export function namesRow(label: string, names: readonly string[]): KeyValue[] {
  const different = [...new Set(names)];
  if (different.length === 0) return [];
  const shown = different.slice(0, NAMES_SHOWN).join(', ');
  return [{ label, value: different.length > NAMES_SHOWN ? `${shown} 등 ${different.length}` : shown }];
}
