export interface SanctionablePlayer {
  id: number;
  userId: string | null;
  name: string | null;
  bannedAt: Date | null;
  deletedAt: Date | null;
}

export interface RunningSuspension {
  id: number;
  at: Date;
  until: Date;
  reason: string;
  operatorUserId: string | null;
}
