import { commands } from './commands.ts';
import { commonOptions, parseCommand } from './parseCommand.ts';

test('FIX-06 no option of an act is hidden by one that all acts have', () => {
  const hidden = Object.entries(commands).flatMap(([command, { acts }]) =>
    Object.entries(acts).flatMap(([act, { options, places }]) =>
      Object.keys({ ...options, ...places })
        .filter((name) => Object.hasOwn(commonOptions, name))
        .map((name) => `${command} ${act} --${name}`),
    ),
  );
  expect(hidden).toEqual([]);
});

test('the name that a member sees of an answer is read beside the person who gives it', () => {
  const order = parseCommand(['chat', 'say', 'fay', '--text', 'Hi', '--name', 'Lan', '--as', 'Mai Tran']);
  expect(order).toMatchObject({
    order: { person: 'Mai Tran', values: { account: 'fay', text: 'Hi', name: 'Lan' } },
  });
});
