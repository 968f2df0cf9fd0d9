import { Button } from '../ui/actions/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { HeadsetIcon, LockSimpleFillIcon } from '../ui/media/icons';

interface ClosedWayProps {
  title: string;
  /** Who can help; absent where nobody is named. */
  support?: { href: string; label: string };
}

/** For something the operator has not opened: says so and names who can help. */
export function ClosedWay({ title, support }: ClosedWayProps) {
  return (
    <EmptyState
      plain
      title={title}
      icon={<LockSimpleFillIcon fontSize={32} />}
      action={
        support && (
          <Button tone="primary" href={support.href} startIcon={<HeadsetIcon fontSize={18} />}>
            {support.label}
          </Button>
        )
      }
    />
  );
}
