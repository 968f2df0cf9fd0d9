import { theme } from '../theme.ts';
import { stockButtons } from './stockButtons.ts';
import { stockCalendars } from './stockCalendars.ts';
import { stockChoices } from './stockChoices.ts';
import { stockFeedback } from './stockFeedback.ts';
import { stockFields } from './stockFields.ts';
import { stockNavigation } from './stockNavigation.ts';

/**
 * Gives the brand's look to the parts of MUI that the site itself does not draw. A file that draws one imports this one:
 * so the look travels with the first chunk that needs it, and not with the start. MUI reads the theme at each render.
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
