import { keepEarlyPress } from './keepEarlyPress';

const pageOf = (markup: string) => {
  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.replaceChildren(root);
  return root;
};

test('the first press of Log in was lost while the scripts of the page still loaded', () => {
  const root = pageOf('<button type="button"><span>Log in</span></button>');
  const makeAgain = keepEarlyPress(root);
  root.querySelector('span')?.click();
  root.querySelector('span')?.click();
  const heard = jest.fn();
  root.addEventListener('click', heard);
  makeAgain();
  expect(heard).toHaveBeenCalledTimes(1);
  root.querySelector('button')?.click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('nothing is pressed for a visitor who pressed nothing, or a place without a button after it', () => {
  const root = pageOf('<button type="button">Log in</button><p>Text</p>');
  const heard = jest.fn();
  const makeAgain = keepEarlyPress(root);
  root.querySelector('button')?.click();
  root.querySelector('p')?.click();
  root.addEventListener('click', heard);
  makeAgain();
  expect(heard).not.toHaveBeenCalled();
});
