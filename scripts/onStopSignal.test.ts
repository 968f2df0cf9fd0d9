import { EventEmitter } from 'node:events';
import { onStopSignal } from './onStopSignal.ts';

const listen = () => {
  const source = new EventEmitter();
  let time = 0;
  const heard: string[] = [];
  onStopSignal(source, {
    now: () => time,
    onFirst: () => Promise.resolve(void heard.push('stop')),
    onSecond: () => heard.push('force'),
  });
  const press = (signal: string, at: number): void => {
    time = at;
    source.emit(signal);
  };
  return { heard, press };
};

test('the first signal of any kind starts an orderly stop', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    const { heard, press } = listen();
    press(signal, 0);
    expect(heard).toEqual(['stop']);
  }
});

test('one Ctrl-C that arrives twice, from the terminal and from npm, does not force', () => {
  const { heard, press } = listen();
  press('SIGINT', 0);
  press('SIGINT', 40);
  expect(heard).toEqual(['stop']);
});

test('a second Ctrl-C forces', () => {
  const { heard, press } = listen();
  press('SIGINT', 0);
  press('SIGINT', 900);
  expect(heard).toEqual(['stop', 'force']);
});
