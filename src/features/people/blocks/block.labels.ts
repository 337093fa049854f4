export const GONE_NAME = '탈퇴한 사용자';
