import { useState } from 'react';
import { inTab, json } from '#platform/client/device-storage.ts';
import { VERDICTS, type Verdict } from '../report-decision.rules.ts';

/** The verdict whose form is shown, which a reload keeps with what was typed in it. */
export function useVerdict(reportId: number): [verdict: Verdict, choose: (verdict: Verdict) => void] {
  const [stored] = useState(() =>
    inTab(
      `report-verdict:${reportId}`,
      json((value) => VERDICTS.find((known) => known === value) ?? null),
    ),
  );
  const [verdict, setVerdict] = useState<Verdict>(() => stored.read() ?? 'uphold');
  return [
    verdict,
    (next) => {
      setVerdict(next);
      stored.save(next);
    },
  ];
}
