import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { sectionHeadingClasses } from '@/ui/layout/SectionHeading';

/** Placeholder of the popular lotteries on the home page. Its sizes are the brand's: `theme/layouts/sheets/rows.ts`. */
export function LotteriesSkeleton() {
  return (
    <div className="GameRow-root GameRow-lottery" aria-hidden>
      <div className={sectionHeadingClasses.root}>
        <SkeletonBlock />
      </div>
      <SkeletonBlock />
    </div>
  );
}
