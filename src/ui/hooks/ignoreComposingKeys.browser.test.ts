import { ignoreComposingKeys } from './ignoreComposingKeys';

const heard: string[] = [];
ignoreComposingKeys();
addEventListener('keydown', ({ key }) => heard.push(key), { capture: true });
beforeEach(() => void heard.splice(0));

const press = (init: KeyboardEventInit): void =>
  void document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

test('FIX-02 Enter, Escape and arrow keys of an input method reach no listener of the page', () => {
  for (const key of ['Enter', 'Escape', 'ArrowDown', '/']) press({ key, isComposing: true });
  expect(heard).toEqual([]);
});

test('FIX-02 Safari ends the composition before its last key, which has only the number', () => {
  press({ key: 'Enter', keyCode: 229 });
  expect(heard).toEqual([]);
});

test('other keys, and the unnamed ones of phones, are heard', () => {
  press({ key: 'Enter', keyCode: 13 });
  press({ key: 'Unidentified', keyCode: 229 });
  expect(heard).toEqual(['Enter', 'Unidentified']);
});
