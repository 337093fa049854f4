import type { ReactNode } from 'react';
import { Confidence } from '#ui/components/confidence.tsx';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { Confidence as FactConfidence } from '../../fact.contract.ts';
import { CONFIDENCE_VIEWS } from '../../fact.labels.ts';
import type { TileLook } from './look.ts';

interface GameCardProps {
  look: TileLook;
  name: string;
  sub: string;
  rows: readonly KeyValue[];
  confidence: FactConfidence;
  href: string;
  foot?: ReactNode;
}

export function GameCard({ look, name, sub, rows, confidence, href, foot }: GameCardProps) {
  const trust = CONFIDENCE_VIEWS[confidence];
  return (
    <>
      <div className="hd">
        <Tile icon={look.icon} tone={look.tone} size="l" />
        <span className="min-w-0">
          <b>{name}</b>
          <span className="sub">{sub}</span>
        </span>
      </div>
      <div className="bd">
        {rows.length > 0 && <KeyValues rows={rows} />}
        <div className="ft">
          {foot ?? <Confidence level={trust.level} word={`신뢰도 ${trust.word}`} />}
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
