import type { DeviceKind } from '#features/shell/visits/visit.contract.ts';
import type { Stats } from './stats.contract.ts';

export const DEVICE_NAMES: Readonly<Record<DeviceKind, string>> = {
  phone: '휴대전화',
  computer: '컴퓨터',
  tablet: '태블릿',
  other: '그 밖',
};

export const HOST_NAMES: Readonly<Record<Stats['hosts'][number]['kind'], string>> = {
  direct: '직접 방문',
  host: '알 수 없음',
  others: '그 밖',
};
