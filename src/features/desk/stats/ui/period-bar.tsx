import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { navigate } from '#platform/client/navigate.ts';
import { Button } from '#ui/components/button.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { Field } from '#ui/components/field.tsx';
import { QueryField } from '#ui/form/query-field.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { shortDay } from '../../charts/point-day.labels.ts';
import { STATS_STEPS } from '../stats.contract.ts';
import { isDay, readTypedDay, STATS_SPANS, type StatsPeriod, type StatsSearch, statsLink } from '../stats.params.ts';
import { STEP_LABELS } from '../stats-screen.labels.ts';
import css from './period-bar.module.css';

interface PeriodBarProps {
  search: StatsSearch;
  period: StatsPeriod;
  /** Why the period was refused. */
  error: Error | null;
}

/** The step and the days that the page counts, and how exact its numbers are. */
export function PeriodBar({ search, period, error }: PeriodBarProps) {
  const { by, days, from, to } = search;
  const isNamed = from !== undefined || to !== undefined;
  return (
    <section className={`panel ${css.bar}`} aria-label="기간">
      <Segmented
        small
        label="단위"
        className={css.seg}
        choices={STATS_STEPS.map((step) => ({
          href: statsLink({ ...search, by: step }),
          label: STEP_LABELS[step],
          current: step === by,
        }))}
      />
      <Segmented
        small
        label="최근"
        className={css.seg}
        choices={STATS_SPANS.map((span) => ({
          href: statsLink({ by, days: span }),
          label: `${span}일`,
          current: !isNamed && span === days,
        }))}
      />
      <NamedPeriod key={`${period.from} ${period.to}`} by={by} period={period} isNamed={isNamed} error={error} />
      <p className={`meta ${css.note}`}>
        쿠키와 주소를 남기지 않고 서버가 셉니다. 방문자는 약 2% 안에서 어림한 수이고, CDN을 쓰면 서버까지 온 것만
        셉니다.
      </p>
    </section>
  );
}

interface NamedPeriodProps extends Pick<PeriodBarProps, 'period' | 'error'> {
  by: StatsSearch['by'];
  isNamed: boolean;
}

function NamedPeriod({ by, period, isNamed, error }: NamedPeriodProps) {
  const id = useId();
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const issues = error instanceof ApiError ? error.issues : [];
  const apply = (event: FormEvent) => {
    event.preventDefault();
    navigate(statsLink({ by, from: readTypedDay(from), to: readTypedDay(to) }));
  };
  const drawField = (name: 'from' | 'to', label: string, value: string, type: (text: string) => void) => {
    const issue = issues.find(({ path }) => path === name)?.message;
    return (
      <Field label={label} id={`${id}-${name}`} {...(issue !== undefined && { error: issue })}>
        <QueryField
          id={`${id}-${name}`}
          inputMode="numeric"
          placeholder="2026-11-30"
          value={value}
          name={name}
          isMisread={issue !== undefined}
          aria-describedby={issue === undefined ? undefined : `${id}-${name}-hint`}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
    );
  };
  return (
    <details className={css.named} data-set={isNamed ? '' : undefined} open={issues.length > 0}>
      <summary>
        <span>기간</span> <b>{periodText(period)}</b>
        <ChevronDownIcon size={16} />
      </summary>
      <form className={css.form} aria-label="기간 정하기" onSubmit={apply}>
        {drawField('from', '시작', from, setFrom)}
        {drawField('to', '끝', to, setTo)}
        <Button type="submit" tone="primary" full>
          적용
        </Button>
      </form>
    </details>
  );
}

function periodText({ from, to }: StatsPeriod): string {
  return isDay(from) && isDay(to) ? `${shortDay(from, to)} – ${shortDay(to, to)}` : '직접';
}
