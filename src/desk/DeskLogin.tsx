import { useState } from 'react';
import type { DeskBody } from '#contract/deskTypes';
import { useAction } from '@/data/core/useAction';
import { useDesk } from '@/data/desk/deskContext';
import { useFailureText } from '@/forms/useFailureText';
import { DeskLoginView } from './DeskLoginView';

/** Whether the answer says that a second code helps: strangers have used up the tries of the name. */
const asksNextCode = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'nextCode' in value && value.nextCode === true;

/** Logs somebody of the staff in. */
export function DeskLogin({ onEntered }: { onEntered: () => void }) {
  const { client, boot } = useDesk();
  const { busy, failure, run } = useAction();
  const [needsNextCode, setNeedsNextCode] = useState(false);
  const text = useFailureText(failure);
  const logIn = async (given: DeskBody<'logIn'>): Promise<void> => {
    const answer = await run(() => client.call('logIn', { body: given }));
    if (answer?.ok) onEntered();
    else if (asksNextCode(answer?.failure.value)) setNeedsNextCode(true);
  };
  return (
    <DeskLoginView
      brand={boot.brand}
      busy={busy}
      needsNextCode={needsNextCode}
      refusal={asksNextCode(failure?.value) ? undefined : text}
      onLogIn={(given) => void logIn(given)}
    />
  );
}
