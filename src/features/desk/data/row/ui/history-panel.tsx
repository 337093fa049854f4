import { useState } from 'react';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ReasonForm } from '../../../acts/ui/reason-form.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { findLock } from '../row-edit.rules.ts';
import { actorName, backLabel, fieldLabel, historyText } from '../row-page.labels.ts';
import css from './row.module.css';
import { explainChange, rowMutations } from './row-query.ts';

type Line = DeskFactRowDetail['history'][number];

const SHOWN = 12;

/** The changes of the row, the newest first, each with the way back to its value. */
export function HistoryPanel({ detail }: { detail: DeskFactRowDetail }) {
  const [opened, setOpened] = useState<number>();
  const [done, setDone] = useState('');
  const [isWhole, setWhole] = useState(false);
  const { history } = detail;
  const shown = isWhole ? history : history.slice(0, SHOWN);
  return (
    <Panel title="수정 내역">
      {history.length === 0 && <p className="pad meta">수정한 적이 없습니다.</p>}
      <p className={done ? 'pad said' : undefined} role="status">
        {done}
      </p>
      <ol className={css.timeline}>
        {shown.map((line, nth) => (
          <li key={`${line.version} ${line.field} ${line.kind}`}>
            <span className="meta">{line.at && formatMonthDay(line.at)}</span>
            <div>
              <span>{historyText(detail.entity, line)}</span>
              <span className="meta block">
                {[actorName(line.by, line.version), line.reason].filter(Boolean).join(' · ')}
              </span>
              <BackButton detail={detail} line={line} isOpen={opened === nth} onOpen={() => setOpened(nth)} />
              {opened === nth && (
                <BackForm
                  {...{ detail, line }}
                  onDone={(text) => {
                    setDone(text);
                    setOpened(undefined);
                  }}
                  onClose={() => setOpened(undefined)}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {history.length > SHOWN && !isWhole && (
        <div className="pad">
          <Button size="sm" full onClick={() => setWhole(true)}>
            {`나머지 ${history.length - SHOWN}개 보기`}
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface LineProps {
  detail: DeskFactRowDetail;
  line: Line;
}

/** Whether the value of the line is another than that in force, and the operator may bring it back. */
function useMayGoBack({ detail, line }: LineProps): boolean {
  const level = useOwnLevel();
  const field = detail.fields.find(({ name }) => name === line.field);
  const definition = line.field === null ? undefined : fieldOf(detail.entity, line.field);
  if (!field || !definition || detail.state !== 'inForce' || findLock(definition, level) !== null) return false;
  return isToBase(line) ? field.override !== null : field.text !== line.text;
}

const isToBase = ({ version, kind }: Line) => version === null || kind === 'base';

function BackButton({ detail, line, isOpen, onOpen }: LineProps & { isOpen: boolean; onOpen: () => void }) {
  const mayGoBack = useMayGoBack({ detail, line });
  if (!mayGoBack || isOpen) return null;
  const label = isToBase(line) ? '기본값으로' : '이 값으로';
  return (
    <Button
      size="sm"
      tone="ghost"
      aria-label={`${fieldLabel(detail.entity, line.field ?? '')} ${line.text}: ${label}`}
      onClick={onOpen}
    >
      {label}
    </Button>
  );
}

interface BackFormProps extends LineProps {
  onDone: (text: string) => void;
  onClose: () => void;
}

function BackForm({ detail, line, onDone, onClose }: BackFormProps) {
  const { entity, id, version } = detail;
  const field = line.field ?? '';
  const common = {
    name: `fact-${entity}-${id}-${field}-${line.version}`,
    label: isToBase(line) ? '기본값으로 되돌리기' : '이 값으로 되돌리기',
    sendingLabel: '되돌리는 중',
    effects: [{ kind: 'undo' as const, text: backLabel(entity, line) }],
    kinds: [],
    explain: explainChange,
    onClose,
    onDone: () => onDone('되돌렸습니다.'),
  };
  if (isToBase(line)) {
    return (
      <ReasonForm
        {...common}
        mutation={rowMutations.unset}
        toInput={(reason) => ({ params: { entity, id, field }, query: { version }, body: { reason } })}
      />
    );
  }
  return (
    <ReasonForm
      {...common}
      mutation={rowMutations.back}
      toInput={(reason) => ({
        params: { id: line.version ?? 0 },
        body: { entity, rowId: id, field, version, reason },
      })}
    />
  );
}
