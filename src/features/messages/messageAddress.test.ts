import { messageAddress } from './messageAddress';

test('a notification leads to what it is about, or to the message itself', () => {
  expect(messageAddress('withdrawalPaid')).toBe('/?centre=member&page=withdraw');
  expect(messageAddress('newDevice')).toBe('/?centre=member&page=securityCenter');
  expect(messageAddress('feedbackAnswered')).toBe('/?centre=member&page=messageV2');
  expect(messageAddress('pointsShipped')).toBe('/pointMall?view=history');
  expect(messageAddress('pointsRestocked')).toBe('/pointMall');
  expect(messageAddress('contractOffered')).toBe('/?modal=contract');
});
