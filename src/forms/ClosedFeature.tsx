import { Button } from '../ui/actions/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { HeadsetIcon, LockSimpleFillIcon } from '../ui/media/icons';

interface ClosedWayProps {
  title: string;
  /** Link to customer support. */
  support: { href: string; label: string };
}

/** Says that the operator has switched a feature off, and links to support. */
export function ClosedFeature({ title, support }: ClosedWayProps) {
  return (
    <EmptyState
      plain
      title={title}
      icon={<LockSimpleFillIcon fontSize={32} />}
      action={
        <Button tone="primary" href={support.href} startIcon={<HeadsetIcon fontSize={18} />}>
          {support.label}
        </Button>
      }
    />
  );
}
