/** The only access to web storage. If storage is missing, throws or is full, values are kept in memory. */
export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** `open` is a function because reading `window.sessionStorage` itself may throw. */
export const createSafeStorage = (open: () => Storage | undefined): SafeStorage => {
  const memory = new Map<string, string>();
  const storage = () => attempt(open);
  return {
    get: (key) => memory.get(key) ?? attempt(() => storage()?.getItem(key)) ?? undefined,
    set: (key, value) => {
      attempt(() => storage()?.setItem(key, value));
      const kept = attempt(() => storage()?.getItem(key)) === value;
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => storage()?.removeItem(key));
    },
    clear: () => {
      memory.clear();
      attempt(() => storage()?.clear());
    },
  };
};

export const sessionText = (): SafeStorage => createSafeStorage(() => globalThis.window?.sessionStorage);
export const localText = (): SafeStorage => createSafeStorage(() => globalThis.window?.localStorage);

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly days: number;
}

/** A plain cookie that the front reads; it never holds a secret. */
export const writeCookie = ({ name, value, days }: Cookie): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  attempt(() => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
  });
};
