import { finishMovedPress } from './finishMovedPress';

const setUp = () => {
  const root = document.createElement('div');
  root.innerHTML = '<span><a href="#chat">Support</a></span><p>Text</p>';
  document.body.replaceChildren(root);
  finishMovedPress(root);
  const followed = jest.fn();
  root.querySelector('a')?.addEventListener('click', followed);
  const send = (type: string, selector: string, clientX: number) =>
    root
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY: 20 }));
  return { followed, send };
};

test('a link that moved away while it was pressed was not followed', () => {
  const { followed, send } = setUp();
  send('pointerdown', 'a', 100);
  // The browser sends the click to what holds both the pressed element and the one that is released.
  send('click', 'span', 101);
  expect(followed).toHaveBeenCalledTimes(1);
  send('click', 'span', 101);
  expect(followed).toHaveBeenCalledTimes(1);
});

test('a press that the browser finishes is not made twice', () => {
  const { followed, send } = setUp();
  send('pointerdown', 'a', 100);
  send('click', 'a', 100);
  expect(followed).toHaveBeenCalledTimes(1);
});

test('a visitor who drags off a link, or presses beside it, follows nothing', () => {
  const { followed, send } = setUp();
  send('pointerdown', 'a', 100);
  send('click', 'span', 140);
  send('pointerdown', 'p', 100);
  send('click', 'span', 100);
  expect(followed).not.toHaveBeenCalled();
});
