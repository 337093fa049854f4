import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { DownloadIcon } from '#ui/icons/download-icon.tsx';
import { ArrowUpIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import { getFactsCsv } from '../../fact-import-desk.contract.ts';
import { IMPORTS_PATH } from '../../facts-paths.ts';
import { newRowPath } from '../../row/row-paths.ts';

/** @param rows in force; undefined: not known yet */
export function FactsHead({ entity, rows }: { entity: EntityName; rows: number | undefined }) {
  const own = useOwnLevel();
  const label = entityLabel(entity);
  return (
    <>
      <Breadcrumb crumbs={[{ label: '게임 자료', href: null }, { label }]} />
      <DeskHead title={label} meta={rows !== undefined && <Tag>{formatDigits(rows)}줄</Tag>}>
        <a className="btn sm" href={getFactsCsv.path.replace(':entity', entity)} download="">
          <DownloadIcon size={16} />
          CSV
        </a>
        {own <= OPERATOR_LEVEL.administrator && (
          <ButtonLink size="sm" href={IMPORTS_PATH}>
            <ArrowUpIcon size={16} />
            파일 올리기
          </ButtonLink>
        )}
        {own <= OPERATOR_LEVEL.moderator && (
          <ButtonLink size="sm" href={newRowPath(entity)}>
            <PlusIcon size={16} />
            {label} 추가
          </ButtonLink>
        )}
      </DeskHead>
    </>
  );
}
