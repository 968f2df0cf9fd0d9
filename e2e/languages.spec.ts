import { languageStories } from './languages/languageStories';
import { walkLanguages } from './languages/walkLanguages';

walkLanguages(languageStories('chosen'), 'narrowest');
