import { isVisibleText } from '#contract/isVisibleText';
import { trimText } from '#contract/plainText';
import { refuse } from '../../platform/refusal/refusal.ts';

/** The name of a link as it is kept. Refuses `invalid_fields` for one that nobody could read. */
export const readLinkName = (text: string): string => {
  const name = trimText(text).normalize('NFC');
  if (name === '') return refuse('invalid_fields', { fields: { name: 'required' } });
  return isVisibleText(name) ? name : refuse('invalid_fields', { fields: { name: 'pattern' } });
};
