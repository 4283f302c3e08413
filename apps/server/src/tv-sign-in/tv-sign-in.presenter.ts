import type { TvRequest } from '@madang/contract/tv-sign-in/tv-sign-in.contract.ts';
import type { TvSignIn } from '@madang/domain/tv-sign-in/tv-sign-in.ts';

export const presentTvRequest = ({ device, country }: TvSignIn): TvRequest => ({
  device_type: device.type,
  device_model: device.model,
  device_version: device.version,
  country,
});
