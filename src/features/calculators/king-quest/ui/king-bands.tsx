import type { ReactNode } from 'react';
import { CorrectionLink } from '#features/game-data/ui/public/fact-note.tsx';
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

interface MyBandProps {
  queryState: QueryStateOf<typeof kingParams>;
  king: King;
  band: KingBand;
  question: KingQuestion;
  errands: readonly Errand[];
  stored: StoredMinutes;
}

export function MyBand(props: MyBandProps) {
  return (
    <Band band={props.band} isMine>
      <MyList {...props} />
    </Band>
  );
}

interface OtherBandsProps {
  king: King;
  minLevel: number;
  bands: readonly KingBand[];
  mine: number;
}

export function OtherBands({ king, minLevel, bands, mine }: OtherBandsProps) {
  return (
    <>
      {minLevel > 1 && (
        <Collapsible title={`레벨 1–${minLevel - 1}`} aside="알려지지 않음" isMine={mine < 0}>
          <div className={`pad ${css.unknown}`}>
            <p>
              {king.name}의 왕퀘는 {minLevel}레벨부터로 알려져 있습니다. 그 아래에서 받은 적이 있다면 알려 주세요.
            </p>
            <CorrectionLink about={`${king.name} ${minLevel}레벨 아래 목록`} />
          </div>
        </Collapsible>
      )}
      {bands.map((band, index) =>
        index === mine ? null : (
          <Band key={band.title} band={band}>
            <List title={band.title} monsters={band.monsters} />
          </Band>
        ),
      )}
    </>
  );
}

function Band({ band, isMine = false, children }: { band: KingBand; isMine?: boolean; children: ReactNode }) {
  const { title, monsters, meanReward } = band;
  return (
    <Collapsible
      title={title}
      aside={
        <>
          <span className="wide">{monsters.length}마리 · </span>평균 {meanReward}
        </>
      }
      isMine={isMine}
      isOpen={isMine}
    >
      {children}
    </Collapsible>
  );
}

interface CollapsibleProps {
  title: string;
  aside: ReactNode;
  isMine: boolean;
  isOpen?: boolean;
  children: ReactNode;
}

function Collapsible({ title, aside, isMine, isOpen = false, children }: CollapsibleProps) {
  return (
    <details className={classNames('panel disclosure', css.band, isMine && css.mine)} open={isOpen}>
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
