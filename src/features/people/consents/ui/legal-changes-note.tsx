import { useState } from 'react';
import { json, onDevice } from '#platform/client/device-storage.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { getLegal, LEGAL_NAMES, type LegalName } from '../consent.contract.ts';
import { legalChanges, type SeenVersions } from '../legal-changes.rules.ts';
import css from './consents.module.css';

const TITLES: Readonly<Record<LegalName, string>> = { terms: '이용약관', policy: '개인정보 처리방침' };

const seenVersions = onDevice('legal-seen', json(parseSeen));

function parseSeen(value: unknown): SeenVersions | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  return Object.fromEntries(
    LEGAL_NAMES.flatMap((name) => (typeof stored[name] === 'number' ? [[name, stored[name]]] : [])),
  );
}

const legal = defineLiveQuery({ key: ['legal'], endpoint: getLegal });

/**
 * Announces changed terms or a changed policy, once per device.
 * @param isFloating whether it lies over the page instead of moving its content
 */
export default function LegalChangesNote({ isFloating = false }: { isFloating?: boolean }) {
  const { data } = useLiveQuery(legal);
  const [seen, setSeen] = useState<SeenVersions>(() => seenVersions.read() ?? {});
  const changes = data ? legalChanges(data, seen) : [];
  const dismiss = () => {
    const now = { ...seen, ...Object.fromEntries(changes.map(({ name, version }) => [name, version])) };
    seenVersions.save(now);
    setSeen(now);
  };
  if (changes.length === 0) return null;
  return (
    <div className={classNames('note row wrap', isFloating && css.floating)} role="status">
      <span className="grow">
        {changes.map(({ name, version, effectiveAt, isInForce }) => (
          <span key={name} className="block">
            {withParticle(TITLES[name], '이/가')} {formatMonthDay(effectiveAt)}부터{' '}
            <span className="own-text">{isInForce ? '바뀌었습니다' : '바뀝니다'}</span>.{' '}
            <a className="underline" href={`/notice/${name}?${new URLSearchParams({ version: String(version) })}`}>
              내용 보기
            </a>
          </span>
        ))}
      </span>
      <Button size="sm" onClick={dismiss}>
        확인
      </Button>
    </div>
  );
}
