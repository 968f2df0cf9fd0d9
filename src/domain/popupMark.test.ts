import { markOf, unseen } from './popupMark';

const popups = [{ id: 1 }, { id: 2 }];

test('MOD-02 popups show until the session marks them closed', () => {
  expect(unseen(popups, undefined)).toEqual(popups);
  expect(unseen(popups, markOf(popups, undefined, false))).toEqual([]);
});

test('MOD-02 a popup that is published later shows in spite of the mark', () => {
  const mark = markOf(popups, undefined, false);
  expect(unseen([{ id: 12 }, ...popups], mark)).toEqual([{ id: 12 }]);
  expect(unseen([{ id: 12 }, ...popups], markOf([{ id: 12 }], mark, false))).toEqual([]);
});

test('MOD-02 a visitor who closes all popups sees none in this session, old or new', () => {
  const mark = markOf(popups, undefined, true);
  expect(unseen([{ id: 9 }], mark)).toEqual([]);
  expect(unseen([{ id: 9 }], markOf(popups, mark, false))).toEqual([]);
});
