import { MatchSkeleton } from '@/ui/feedback/Skeletons';
import { Strip } from '@/ui/layout/Strip';

const ids = ['1', '2', '3', '4', '5', '6'];

/** Placeholder of the matches: one row of three, or two rows if the section comes first. */
export function MatchSkeletons({ leads }: { leads: boolean }) {
  return (
    <div aria-hidden>
      <Strip
        variant="panels"
        rows={leads ? 2 : 1}
        items={(leads ? ids : ids.slice(0, 3)).map((id) => ({ id, content: <MatchSkeleton /> }))}
      />
    </div>
  );
}
