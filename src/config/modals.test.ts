import { isModalName, withModal, withoutModal } from './modals';

test('MOD-01 opening a modal keeps the other parameters of the address', () => {
  expect(withModal('?vassalage=JDB', 'notice', 7)).toBe('?vassalage=JDB&modal=notice&item=7');
});

test('MOD-01 one modal at a time: opening another replaces it', () => {
  expect(withModal('?modal=notice&item=7', 'login')).toBe('?modal=login');
});

test('MOD-01 closing leaves the address of the page', () => {
  expect(withoutModal('?vassalage=JDB&modal=notice&item=7')).toBe('?vassalage=JDB');
  expect(withoutModal('?modal=login')).toBe('');
});

test('an address cannot open an unknown modal', () => {
  expect(isModalName('constructor')).toBe(false);
  expect(isModalName(null)).toBe(false);
});
