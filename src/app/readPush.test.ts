import { readPush } from './readPush';

test('a note of the gateway is read, and nothing else is', () => {
  const note = { id: '1', kind: 'withdrawalPaid', title: 'Withdrawal sent', text: '' };
  expect(readPush(JSON.stringify(note))).toEqual(note);
  for (const text of ['', '{', 'null', '{"id":"1","title":"A"}', '{"id":"1","kind":"toString","title":"A"}'])
    expect(readPush(text)).toBeUndefined();
});
