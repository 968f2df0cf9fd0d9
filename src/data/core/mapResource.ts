import type { Resource } from './resource';

/** A resource seen another way, of which again only what is read draws a part anew. */
export const mapResource = <Value, Seen>(
  resource: Resource<Value>,
  see: (value: Value) => Seen,
): Resource<Seen> => ({
  get value() {
    const { value } = resource;
    return value === undefined ? undefined : see(value);
  },
  get failure() {
    return resource.failure;
  },
  get isLoading() {
    return resource.isLoading;
  },
  get isBusy() {
    return resource.isBusy;
  },
  reload: () => resource.reload(),
});
