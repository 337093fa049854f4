import type { ReactNode } from 'react';
import muralUrl from '#ui/assets/mural-head.svg?url&no-inline';
import { Breadcrumb, type Crumb } from '#ui/components/breadcrumb.tsx';

export interface PageHeadProps {
  title: string;
  crumbs?: readonly Crumb[];
  lead?: ReactNode;
  /** The picture of the thing, before its name; phones leave it out. */
  tile?: ReactNode;
  /** The picture of a person, on phones too. */
  picture?: ReactNode;
  /** Views of the same thing, beside its name. */
  tabs?: ReactNode;
  /** What one can do here: buttons, a segmented choice, or tabs. */
  actions?: ReactNode;
}

/** Name, painted wall, actions; the wall stands on the line and nothing is ever laid over it. */
export function PageHead({ title, crumbs, lead, tile, picture, tabs, actions }: PageHeadProps) {
  return (
    <div className={picture ? 'phead pictured' : 'phead'}>
      {picture ?? tile}
      <div className="ttl">
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        {tabs ? (
          <div className="named">
            <h1>{title}</h1>
            {tabs}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {lead && <p className="lead">{lead}</p>}
      </div>
      <img className="mural" src={muralUrl} alt="" />
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}
