import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { CardGrid } from '@/ui/layout/CardGrid';
import { sectionHeadingClasses } from '@/ui/layout/SectionHeading';
import { gameRowClasses as slot } from './gameRowClasses';

const places = [...'12345678'];

/**
 * Placeholder of the row of games of this name, in the prerendered document, while its games load, and while it is
 * out of view. Each card is one element, because the number of elements of a lobby is budgeted.
 */
export function GameRowSkeleton({ name }: { name: string }) {
  return (
    <div className={`${slot.root} GameRow-${name}`} aria-hidden>
      <div className={sectionHeadingClasses.root}>
        <SkeletonBlock />
      </div>
      <CardGrid className={slot.list}>
        {places.map((place) => (
          <li key={place} className={slot.place} />
        ))}
      </CardGrid>
    </div>
  );
}
