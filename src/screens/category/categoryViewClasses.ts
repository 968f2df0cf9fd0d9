import { ownClasses } from '@/ui/styles/ownClasses';

/** Classes of a category's page, which the brand's layout arranges (`theme/layouts`). */
export const categoryViewClasses = ownClasses('CategoryView', [
  'frame',
  'places',
  'strip',
  'side',
  'wide',
  'head',
  'recent',
  'list',
  'rows',
  'tools',
]);
