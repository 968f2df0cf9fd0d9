interface Known<Value> {
  readonly version: number;
  readonly value: Promise<Value>;
}

/**
 * Makes what belongs to a key once for each version of what it is made from. At most so many are kept; the one used
 * longest ago goes. `holds` may find that a value is over before its version is.
 */
export const versionedCache = <Value>(most: number) => {
  const known = new Map<string, Known<Value>>();

  return async (
    key: string,
    version: number,
    make: () => Promise<Value>,
    holds: (value: Value) => boolean = () => true,
  ): Promise<Value> => {
    const found = known.get(key);
    if (found?.version === version) {
      known.delete(key);
      known.set(key, found);
      const value = await found.value;
      if (holds(value)) return value;
    }
    const value = make();
    value.catch(() => {
      // A newer one may stand there by now.
      if (known.get(key)?.value === value) known.delete(key);
    });
    known.delete(key);
    known.set(key, { version, value });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
};
