import { ownClasses } from '@/ui/styles/ownClasses';

/** Classes of the safer-play sections, used by several files. */
export const saferPlayClasses = ownClasses('SaferPlay', ['section', 'subtitle', 'text', 'list']);
