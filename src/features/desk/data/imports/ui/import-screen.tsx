import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import type { DeskScreenProps } from '../../../frame/desk-page.ts';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import { IMPORTS_PATH, TABLES_PATH } from '../../facts-paths.ts';
import { ImportPanel } from './import-panel.tsx';

/** The page of one uploaded file. */
export default function ImportScreen({ params }: DeskScreenProps) {
  const id = Number(params.id);
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: '자료 편집', href: TABLES_PATH },
          { label: '파일 올리기', href: IMPORTS_PATH },
          { label: String(id) },
        ]}
      />
      <DeskHead title={`올린 파일 ${id}`} />
      <ImportPanel id={id} />
    </>
  );
}
