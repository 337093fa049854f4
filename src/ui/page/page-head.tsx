import { type ReactNode, use } from 'react';
import { Breadcrumb, type Crumb } from '#ui/components/breadcrumb.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { MetaRecordContext } from './page-meta.tsx';

export interface PageHeadProps {
  title: string;
  crumbs?: readonly Crumb[];
  lead?: ReactNode;
  tile?: ReactNode;
  picture?: ReactNode;
  tabs?: ReactNode;
  actions?: ReactNode;
}

export function PageHead({ title, crumbs, lead, tile, picture, tabs, actions }: PageHeadProps) {
  if (import.meta.env.SSR) {
    const record = use(MetaRecordContext);
    if (record && crumbs) record.crumbs = crumbs.at(-1)?.href === undefined ? crumbs : [...crumbs, { label: title }];
  }
  return (
    <div className={classNames('phead', picture ? 'pictured' : '', tabs ? 'viewed' : '', lead ? 'leading' : '')}>
      {picture ?? tile}
      <div className="ttl">
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        {tabs && !lead ? (
          <div className="named">
            <h1>{title}</h1>
            {tabs}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {lead && <p className="lead">{lead}</p>}
        {lead && tabs}
      </div>
      <span className="mural" />
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}
