interface Known<Value> {
  readonly version: number;
  readonly value: Promise<Value>;
}

/**
 * Caches one value for each key, and makes it again when the version of its source changes. Keeps at most `most` values
 * and drops the least recently used. `holds` may declare a value stale although its version is current.
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
      // A newer value may have replaced it by now.
      if (known.get(key)?.value === value) known.delete(key);
    });
    known.delete(key);
    known.set(key, { version, value });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
};
