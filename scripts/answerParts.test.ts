import stored from '../contract/answerParts.json' with { type: 'json' };
import { answerParts } from './answerParts.ts';

test('ERR-04 the site knows what each answer is made of as the schemas say; `node scripts/writeAnswerParts.ts` writes it', () => {
  expect(stored).toEqual(answerParts());
});
