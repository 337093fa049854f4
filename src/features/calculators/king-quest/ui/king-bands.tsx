import { type ReactNode, useState } from 'react';
import { CorrectionLink } from '#features/game-data/ui/public/correction-link.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { Errand } from '../expectation.rules.ts';
import type { KingBand } from '../king.facts.ts';
import type { King } from '../king.labels.ts';
import type { kingParams } from '../king.params.ts';
import type { KingQuestion } from '../king-question.rules.ts';
import { List } from './king-list.tsx';
import css from './king-quest.module.css';
import { MyList } from './my-list.tsx';
import type { StoredMinutes } from './stored-minutes.ts';

export const MY_LIST = 'my-list';

interface KingBandsProps {
  queryState: QueryStateOf<typeof kingParams>;
  king: King;
  minLevel: number;
  bands: readonly KingBand[];
  question: KingQuestion;
  errands: readonly Errand[];
  stored: StoredMinutes;
}

export function KingBands({ queryState, king, minLevel, bands, question, errands, stored }: KingBandsProps) {
  // Without a level in the address all lists stay expanded: a level that loads late must not shift the layout.
  const [showsAll] = useState(queryState.isFresh);
  return (
    <>
      {minLevel > 1 && (
        <Band title={`레벨 1–${minLevel - 1}`} aside="알려지지 않음" isMine={question.band < 0} isOpen={false}>
          <div className={`pad ${css.unknown}`}>
            <p>
              {king.name}의 왕퀘는 {minLevel}레벨부터로 알려져 있습니다. 그 아래에서 받은 적이 있다면 알려 주세요.
            </p>
            <CorrectionLink about={`${king.name} ${minLevel}레벨 아래 목록`} />
          </div>
        </Band>
      )}
      {bands.map((band, index) => {
        const isMine = index === question.band;
        return (
          <Band
            key={band.title}
            title={band.title}
            aside={
              <>
                <span className="wide">{band.monsters.length}마리 · </span>평균 {band.meanReward}
              </>
            }
            isMine={isMine}
            isOpen={isMine || showsAll}
          >
            {isMine ? (
              <MyList {...{ queryState, king, band, question, errands, stored }} />
            ) : (
              <List title={band.title} monsters={band.monsters} />
            )}
          </Band>
        );
      })}
    </>
  );
}

interface BandProps {
  title: string;
  aside: ReactNode;
  isMine: boolean;
  isOpen: boolean;
  children: ReactNode;
}

function Band({ title, aside, isMine, isOpen, children }: BandProps) {
  return (
    <details
      className={classNames('panel disclosure', css.band, isMine && css.mine)}
      {...(isMine ? { id: MY_LIST, 'data-id': MY_LIST } : {})}
      open={isOpen}
    >
      <summary>
        <h2 className="h2">{title}</h2>
        <span className={css.mineTag}>{isMine && <Tag tone="warn">내 목록</Tag>}</span>
        <span className={`meta ${css.bandMeta}`}>{aside}</span>
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}
