import { afterTyping } from './afterTyping';

const field = () => document.body.appendChild(document.createElement('input'));
afterEach(() => document.body.replaceChildren());

test('without a focused field the work runs at once', () => {
  const work = jest.fn();
  afterTyping(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('MOD-02 a popup waits until the visitor has left the field, and from one field to the next it waits on', () => {
  const [name, password] = [field(), field()];
  const work = jest.fn();
  name.focus();
  afterTyping(work);
  password.focus();
  expect(work).not.toHaveBeenCalled();
  password.blur();
  expect(work).toHaveBeenCalledTimes(1);
  password.focus();
  password.blur();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that was called off is not done', () => {
  const work = jest.fn();
  const name = field();
  name.focus();
  afterTyping(work)();
  name.blur();
  expect(work).not.toHaveBeenCalled();
});
