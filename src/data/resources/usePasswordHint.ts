import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '@/config/limits';
import type { PasswordWeakness } from '#contract/passwordWeakness';
import { useSend } from '../core/useSend';
import { useSite } from '../session/siteContext';

interface Hint {
  /** The text that it is of. */
  readonly of: string;
  readonly weakness: PasswordWeakness | null;
}

/**
 * What the gateway would say of a new password, asked for when its typist pauses; null where it holds, undefined until
 * an answer to this very text is there. Without an answer the password is judged when it is sent, as ever.
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
