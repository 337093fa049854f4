import { type ReactNode, useState } from 'react';
import { CorrectionLink } from '#features/game-data/ui/public/correction-link.tsx';
import { MonsterLink } from '#features/game-data/ui/public/monster-link.tsx';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { Tag } from '#ui/components/tag.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { Asked } from '../../calculator/ui/use-asked.ts';
import type { King } from '../king.labels.ts';
import type { AskedMonster, KingBand } from '../king-facts.ts';
import { type KingQuestion, skipText } from '../king-question.rules.ts';
import { type KeptMinutes, keepMinutes, minutesKey } from './kept-minutes.ts';

/** The place of the list that is mine, for links to it. */
export const MY_LIST = 'my-list';

interface KingBandsProps {
  asked: Asked;
  king: King;
  minLevel: number;
  bands: readonly KingBand[];
  question: KingQuestion;
  kept: KeptMinutes;
}

/** All lists of the king, one to fold below the other; mine is marked, and takes times of my own. */
export function KingBands({ asked, king, minLevel, bands, question, kept }: KingBandsProps) {
  'use memo';
  // Whoever came without a level sees all of them: what fills the level in later must move nothing.
  const [showsAll] = useState(asked.isFresh);
  return (
    <>
      {minLevel > 1 && (
        <Band title={`레벨 1–${minLevel - 1}`} aside="알려지지 않음" isMine={question.band < 0} isOpen={false}>
          <div className="pad king-unknown">
            <p>
              {king.name}의 임무는 알려진 바로 {minLevel}레벨부터입니다. 그 아래에서 받은 적이 있다면 알려 주세요.
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
                <span className="wide">{band.monsters.length}마리 · </span>평균 {formatCount(meanReward(band))}
              </>
            }
            isMine={isMine}
            isOpen={isMine || showsAll}
          >
            {isMine ? (
              <MyList asked={asked} king={king} band={band} question={question} kept={kept} />
            ) : (
              <List title={band.title} monsters={band.monsters} />
            )}
          </Band>
        );
      })}
    </>
  );
}

/** In whole 만, for the head of a list. */
function meanReward({ monsters }: KingBand): number {
  const sum = monsters.reduce((total, { reward }) => total + reward, 0);
  return Math.round(sum / Math.max(1, monsters.length) / 10_000) * 10_000;
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
      className={isMine ? 'panel king-band mine' : 'panel king-band'}
      {...(isMine ? { id: MY_LIST, 'data-id': MY_LIST } : {})}
      open={isOpen}
    >
      <summary>
        <h2>{title}</h2>
        <span className="king-mine">{isMine && <Tag tone="warn">내 목록</Tag>}</span>
        <span className="meta">{aside}</span>
        <ChevronDownIcon size={16} />
      </summary>
      {children}
    </details>
  );
}

function List({ title, monsters }: { title: string; monsters: readonly AskedMonster[] }) {
  return (
    <table className="t even king-list" aria-label={`${title} 목록`}>
      <thead>
        <tr>
          <ListHeads />
        </tr>
      </thead>
      <tbody>
        {monsters.map((monster) => (
          <tr key={monster.name}>
            <ListCells monster={monster} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ListHeads() {
  return (
    <>
      <th scope="col">몬스터</th>
      <th scope="col" className="num wide">
        경험치
      </th>
      <th scope="col" className="num king-reward wide">
        보상
      </th>
    </>
  );
}

function ListCells({ monster }: { monster: AskedMonster }) {
  const { name, ref, exp, reward, scriptReward } = monster;
  const sub = (
    <>
      <span className="narrow king-paid">보상 {formatDigits(reward)}</span>
      {scriptReward !== null && <span>옛 스크립트 {formatDigits(scriptReward)}</span>}
      {ref === null && <span>몬스터 자료에 없음</span>}
    </>
  );
  return (
    <>
      <th scope="row">
        {ref ? (
          <MonsterLink {...ref} sub={sub} />
        ) : (
          <>
            {name}
            <small className="sub">{sub}</small>
          </>
        )}
      </th>
      <td className="num dim wide">{formatDigits(exp)}</td>
      <td className="num king-reward wide">
        <b>{formatDigits(reward)}</b>
      </td>
    </>
  );
}

interface MyListProps extends Pick<KingBandsProps, 'asked' | 'king' | 'question' | 'kept'> {
  band: KingBand;
}

function MyList({ asked, king, band, question, kept }: MyListProps) {
  const names = band.monsters.map(({ name }) => name);
  const own = names.filter((name) => kept[minutesKey(king.slug, name)] !== undefined);
  const forget = () => keepMinutes(Object.fromEntries(own.map((name) => [minutesKey(king.slug, name), ''])));
  return (
    <>
      <table className="t even king-list" aria-label={`${band.title} 목록, 내 목록`}>
        <thead>
          <tr>
            <ListHeads />
            <th scope="col" className="king-time">
              한 판(분)
            </th>
            <th scope="col" className="king-skip">
              <span className="vh">거르기</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {band.monsters.map((monster) => (
            <MyRow
              key={monster.name}
              {...{ asked, king, question, names, monster }}
              own={kept[minutesKey(king.slug, monster.name)]}
            />
          ))}
        </tbody>
      </table>
      <p className="king-own meta">
        {own.length === 0 ? (
          '몬스터마다 걸리는 시간을 적을 수 있습니다. 이 기기에만 남고 주소에는 담기지 않습니다.'
        ) : (
          <>
            내가 적은 시간 {own.length}마리 · 이 기기에만 있어 나눈 주소에서는 모두 한 판 {question.minutes.value}
            분입니다.{' '}
            <button type="button" className="more" onClick={forget}>
              내 시간 지우기
            </button>
          </>
        )}
      </p>
    </>
  );
}

interface MyRowProps extends Pick<KingBandsProps, 'asked' | 'king' | 'question'> {
  monster: AskedMonster;
  /** All of the list, in its order. */
  names: readonly string[];
  /** The time that was written beside this one. */
  own: string | undefined;
}

function MyRow({ asked, king, question, monster, names, own }: MyRowProps) {
  const { name } = monster;
  const isSkipped = question.skips.has(name);
  const skips = new Set(question.skips);
  if (isSkipped) skips.delete(name);
  else skips.add(name);
  const change = { skip: skipText(skips, names) };
  return (
    <tr className={isSkipped ? 'off' : undefined}>
      <ListCells monster={monster} />
      <td className="king-time">
        {isSkipped ? (
          <Tag tone="off">거름</Tag>
        ) : (
          <input
            className={own === undefined ? 'in sm' : 'in sm own'}
            value={own ?? ''}
            placeholder={String(question.minutes.value)}
            aria-label={own === undefined ? `${name} 한 판에 걸리는 분` : `${name} 한 판에 걸리는 분, 내가 적은 시간`}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={6}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => keepMinutes({ [minutesKey(king.slug, name)]: event.currentTarget.value })}
          />
        )}
      </td>
      <td className="king-skip">
        <a
          className="btn ghost sm"
          href={asked.href(change)}
          aria-label={isSkipped ? `${name} 다시 잡기` : `${name} 거르기`}
          onClick={(event) => {
            event.preventDefault();
            asked.set(change);
          }}
        >
          {isSkipped ? '잡기' : '거르기'}
        </a>
      </td>
    </tr>
  );
}
