import type { Resource } from './resource';

/** Maps the value of a resource. A component still re-renders only for the fields that it reads. */
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
