import { usePageData } from '#platform/client/use-page-data.ts';
import { PageMeta } from '../../../../ui/page/page-meta.tsx';
import { MAINTENANCE_TEXTS } from '../maintenance-page.labels.ts';

export interface MaintenancePageData {
  /** Text of the operators; null: none. */
  message: string | null;
  /** Announced time; null: operators announced none. */
  when: string | null;
}

export default function MaintenancePage() {
  const { message, when } = usePageData<() => MaintenancePageData>();
  return (
    <section className="state error-page">
      <PageMeta title="점검 중" description="바람나루를 점검하고 있습니다. 잠시 뒤에 다시 열립니다." />
      <span className="mural" />
      <h1>{MAINTENANCE_TEXTS.title}</h1>
      <p style={{ whiteSpace: 'pre-line' }}>{message ?? MAINTENANCE_TEXTS.usual}</p>
      {when && <p className="dim">{when}</p>}
      <p className="btns">
        <a className="btn" href="/" data-native="">
          {MAINTENANCE_TEXTS.again}
        </a>
      </p>
    </section>
  );
}
