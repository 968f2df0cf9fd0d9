import type { DepositLimit } from '@/data/resources/useDepositDesk';
import { Note } from '@/ui/feedback/Note';
import { useLimitText } from '@/shared/useLimitText';

/** The member's own limits that reduce the possible deposit. */
export function LimitNotes({ limits }: { limits: readonly DepositLimit[] }) {
  const say = useLimitText();
  return limits
    .filter(({ amount }) => amount !== null)
    .map((limit) => (
      <Note key={limit.period} tone={limit.left?.amount === '0' ? 'warning' : 'info'}>
        {say(limit)}
      </Note>
    ));
}
