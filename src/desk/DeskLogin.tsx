import type { DeskBody } from '#contract/deskTypes';
import { useAction } from '@/data/core/useAction';
import { useDesk } from '@/data/desk/deskContext';
import { useFailureText } from '@/forms/useFailureText';
import { DeskLoginView } from './DeskLoginView';

/** Logs somebody of the staff in. */
export function DeskLogin({ onEntered }: { onEntered: () => void }) {
  const { client, boot } = useDesk();
  const { busy, failure, run } = useAction();
  const logIn = async (given: DeskBody<'logIn'>): Promise<void> => {
    const answer = await run(() => client.call('logIn', { body: given }));
    if (answer?.ok) onEntered();
  };
  return (
    <DeskLoginView
      brand={boot.brand}
      busy={busy}
      refusal={useFailureText(failure)}
      onLogIn={(given) => void logIn(given)}
    />
  );
}
