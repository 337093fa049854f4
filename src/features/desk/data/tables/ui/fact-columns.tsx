import type { EntityField, EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel, getEntity } from '#features/game-data/entities/entity-fields.rules.ts';
import { CONFIDENCES, type Confidence as ConfidenceName } from '#features/game-data/fact.contract.ts';
import { CONFIDENCE_VIEWS } from '#features/game-data/fact.labels.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Confidence } from '#ui/components/source-note.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskColumn, DeskList } from '../../../table/desk-list.ts';
import { type EditSet, rowKey } from '../../edit-set.ts';
import type { DeskFactRow } from '../../fact-row-desk.contract.ts';
import { entityPath, rowPath } from '../../row/row-paths.ts';
import { columnWidth, findPhoneField, fitColumns, isWide, TAGS_WIDTH } from '../fact-cells.rules.ts';
import { changedText, rowTags } from '../fact-row.labels.ts';
import css from './cells.module.css';
import { ValueCell } from './value-cell.tsx';

function ConfidenceCell({ values }: Pick<DeskFactRow, 'values'>) {
  const name: ConfidenceName | undefined = CONFIDENCES.find((one) => one === values.confidence);
  return name && <Confidence {...CONFIDENCE_VIEWS[name]} />;
}

function Tags({ row }: { row: DeskFactRow }) {
  return (
    <span className={css.tags}>
      {rowTags(row).map(({ text, tone }) => (
        <Tag key={text} {...(tone && { tone })}>
          {text}
        </Tag>
      ))}
    </span>
  );
}

function toColumn(field: EntityField, title: readonly string[], hasRoom: boolean): DeskColumn<DeskFactRow> {
  const { name, label, type } = field;
  const isNumber = name !== 'id' && (type.kind === 'number' || type.kind === 'tile');
  const isLink = name === title[0];
  return {
    name,
    head: label,
    ...(!title.includes(name) && { width: columnWidth(field, hasRoom) }),
    ...(isNumber && { isNumber: true as const, className: isWide(field) ? css.wideHead : css.numberHead }),
    cell: (row, { link }) =>
      name === 'confidence' ? (
        <ConfidenceCell values={row.values} />
      ) : isLink ? (
        <b>
          <ValueCell row={row} field={field} link={link} />
        </b>
      ) : (
        <ValueCell row={row} field={field} />
      ),
  };
}

interface ListOptions {
  edits: EditSet;
  /** px, of the table. */
  width: number;
  /** For the former values of large numbers beside them. */
  hasRoom: boolean;
}

/** Below the name of a row: what tells it apart, its other edits, its tags. */
function PhoneLine({ row, entity, edits }: { row: DeskFactRow; entity: EntityName; edits: EditSet }) {
  const { title } = getEntity(entity);
  const shown = findPhoneField(entity)?.name;
  const keys = ['dungeon', 'map', ...title.slice(1)].filter((name) => !title.slice(0, 1).includes(name));
  const facts = [...new Set(keys)].flatMap((name) => row.texts[name] ?? []);
  const key = rowKey({ entity, rowId: row.id });
  const others = edits.filter((edit) => rowKey(edit) === key && edit.field !== shown);
  return (
    <span className="meta">
      {[...facts, String(row.id)].join(' · ')}
      {others.length > 0 && <b className={css.sign}> · {changedText(others)}</b>}
      {rowTags(row).map(({ text, tone }) => (
        <span key={text} className={tone && css.sign}>
          {' · '}
          {text}
        </span>
      ))}
    </span>
  );
}

/** The table of an entity: its columns come from the definition of its fields. */
export function createFactList(entity: EntityName, { edits, width, hasRoom }: ListOptions): DeskList<DeskFactRow> {
  const { title } = getEntity(entity);
  const label = entityLabel(entity);
  const first = findPhoneField(entity);
  return {
    label,
    path: entityPath(entity),
    pageOf: (id) => rowPath(entity, id),
    columns: [
      ...fitColumns(entity, width, hasRoom).map((field) => toColumn(field, title, hasRoom)),
      { name: 'tags', head: '상태', width: TAGS_WIDTH, isNumber: true, cell: (row) => <Tags row={row} /> },
    ],
    phone: (row) => ({
      name: row.name,
      ...(first && { age: <ValueCell row={row} field={first} /> }),
      lines: [<PhoneLine key="line" {...{ row, entity, edits }} />],
    }),
    empty: `이 조건의 ${withParticle(label, '이/가')} 없습니다. 번호나 이름으로 찾아 보세요.`,
    failed: `${withParticle(label, '을/를')} 불러오지 못했습니다.`,
  };
}
