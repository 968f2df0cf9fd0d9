import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '@/config/limits';
import type { PasswordWeakness } from '#contract/passwordWeakness';
import { useSend } from '../core/useSend';
import { useSite } from '../session/siteContext';

interface Hint {
  /** The password that the hint is about. */
  readonly of: string;
  readonly weakness: PasswordWeakness | null;
}

/**
 * Why the gateway would refuse a new password; fetched when the user pauses typing. Null if it would accept the
 * password; undefined until the answer to this very text has arrived. Without an answer the password is checked when
 * it is sent.
 */
export const usePasswordHint = (
  password: string,
  names: readonly string[],
): PasswordWeakness | null | undefined => {
  const send = useSend();
  const { passwordHint } = useSite().boot.profile;
  const [hint, setHint] = useState<Hint>();
  const asked = [password, ...names].join('\n');
  const ask = useEffectEvent(async (isCurrent: () => boolean): Promise<void> => {
    const result = await send('passwordHint', { password, names: [...names] });
    if (result.ok && isCurrent()) setHint({ of: asked, weakness: result.value.weakness });
  });
  useEffect(() => {
    if (!passwordHint || password === '') return undefined;
    let current = true;
    const timer = setTimeout(() => void ask(() => current), limits.typingPause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [asked, password, passwordHint]);
  return hint?.of === asked ? hint.weakness : undefined;
};
