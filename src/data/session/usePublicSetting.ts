import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** Requirements of forms beyond their fields, such as a captcha. Fetched whenever a form opens. */
export const usePublicSetting = (): Resource<Value<'publicSetting'>> =>
  useEndpoint('publicSetting', undefined, { revalidateIfStale: true });
