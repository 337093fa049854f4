import { REPORT_STATUS, type Report } from '../report.contract.ts';

interface Reported {
  /** Null: a shout by a character who has no profile here. */
  profileId: number | null;
  broadcastId?: number | undefined;
}

function isAbout({ profileId, broadcastId }: Reported): (report: Report) => boolean {
  return profileId === null
    ? (report) => report.broadcastId === broadcastId
    : ({ reportedId }) => reportedId === profileId;
}

/** A player can have only one open report per player and per shout. */
export function findOpenReport(reports: readonly Report[], reported: Reported): Report | undefined {
  return reports.filter(isAbout(reported)).find(({ status }) => status === REPORT_STATUS.open);
}

export function findAnsweredReport(reports: readonly Report[], reported: Reported): Report | undefined {
  return reports
    .filter(isAbout(reported))
    .filter(({ status }) => status !== REPORT_STATUS.open)
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))[0];
}
