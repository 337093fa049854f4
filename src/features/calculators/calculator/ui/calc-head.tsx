import { Tabs } from '#ui/components/choices.tsx';
import { PageHead, type PageHeadProps } from '../../../../ui/page/page-head.tsx';
import { CALC_PAGES } from '../calc-pages.ts';
import css from './calculator.module.css';

export interface CalcHeadProps extends Pick<PageHeadProps, 'title' | 'lead'> {
  tab: (typeof CALC_PAGES)[number]['label'];
}

export function CalcHead({ title, lead, tab }: CalcHeadProps) {
  const choices = CALC_PAGES.map(({ label, href }) => ({ label, href, current: label === tab }));
  return (
    <div className={css.head}>
      <PageHead
        title={title}
        crumbs={[{ label: '계산기', href: '/calc/exp' }, { label: tab }]}
        lead={lead}
        actions={<Tabs label="계산기" choices={choices} />}
      />
    </div>
  );
}
