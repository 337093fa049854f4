export function canReport(reporterId: number | null, reportedId: number | undefined): boolean {
  return reporterId === null || reporterId !== reportedId;
}
