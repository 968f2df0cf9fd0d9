import { theme } from '../theme.ts';
import { stockButtons } from './stockButtons.ts';
import { stockCalendars } from './stockCalendars.ts';
import { stockChoices } from './stockChoices.ts';
import { stockFeedback } from './stockFeedback.ts';
import { stockFields } from './stockFields.ts';
import { stockNavigation } from './stockNavigation.ts';

/**
 * Applies the brand's styles to MUI components that the site itself does not use. A file that uses one imports this
 * module, so that the styles load with the first chunk that needs them instead of at the start. MUI reads the theme
 * at each render.
 */
Object.assign(
  theme.components ?? {},
  stockButtons,
  stockFields,
  stockChoices,
  stockNavigation,
  stockFeedback,
  stockCalendars,
);
