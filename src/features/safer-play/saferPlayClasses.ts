import { ownClasses } from '@/ui/styles/ownClasses';

/** Classes of the sections of safer play, which several files write. */
export const saferPlayClasses = ownClasses('SaferPlay', ['section', 'subtitle', 'text', 'list']);
