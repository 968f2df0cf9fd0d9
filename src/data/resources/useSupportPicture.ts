import type { Value } from '#contract/wireTypes';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';

/** A small copy of a picture of the member's chat, as an address. */
export const useSupportPicture = (id: string): Resource<Value<'supportPicture'>> =>
  useEndpoint('supportPicture', { id });
