import { offerLink } from './offerLink.ts';

const offer = (id: number, title: string, promotionType: 'PR' | 'PU' = 'PR') => ({
  id,
  promotionType,
  texts: { EN: { title, content: '' } },
});
const visitors = [offer(1, 'First deposit'), offer(3, 'Rebate')];
const members = [offer(2, 'First deposit'), offer(4, 'Rebate')];
const all = [...visitors, ...members];

test('HOME-01 a banner leads each reader to the offer as that reader meets it', () => {
  expect(offerLink('3', all, visitors)).toBe('3');
  expect(offerLink('3', all, members)).toBe('4');
});

test('a popup of another kind with the same title is another one, and a link to nothing stays', () => {
  expect(offerLink('1', all, [offer(9, 'First deposit', 'PU')])).toBe('1');
  expect(offerLink('77', all, members)).toBe('77');
});
