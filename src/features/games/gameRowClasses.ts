import { ownClasses } from '@/ui/styles/ownClasses';

/** The look of a row is the brand's: `theme/layouts/sheets/rows.ts`. */
export const gameRowClasses = ownClasses('GameRow', ['root', 'list', 'place']);
