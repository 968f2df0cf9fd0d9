import { foldText } from './foldText.ts';

test.each([
  ['Đá gà', 'da ga'],
  ['  ĐẢO   Giấu\u00a0Vàng ', 'dao giau vang'],
  ['Nguye\u0302\u0303n', 'nguyen'],
  ['ẤẦẨẪẬ Ưỡ', 'aaaaa uo'],
  ['มังกรทอง', 'มังกรทอง'],
  ['น้ำตก', 'นำตก'],
  ['Dragão Ímã', 'dragao ima'],
  ['金龙 GOLD', '金龙 gold'],
])('GAME-02 %j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
