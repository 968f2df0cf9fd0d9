import { batchReads } from './batchReads.ts';

/** Statements that wait until the test answers them. */
const slow = () => {
  const asked: (readonly string[])[] = [];
  const answers: PromiseWithResolvers<string[]>[] = [];
  const ask = batchReads((questions: readonly string[]) => {
    asked.push(questions);
    const answer = Promise.withResolvers<string[]>();
    answers.push(answer);
    return answer.promise;
  });
  return { ask, asked, answers };
};

test('one question is asked at once, those that come meanwhile together after it', async () => {
  const { ask, asked, answers } = slow();
  const [a, b, c] = [ask('a'), ask('b'), ask('c')];
  expect(asked).toEqual([['a']]);
  answers[0]?.resolve(['A']);
  expect(await a).toBe('A');
  await Promise.resolve();
  expect(asked).toEqual([['a'], ['b', 'c']]);
  answers[1]?.resolve(['B', 'C']);
  expect(await Promise.all([b, c])).toEqual(['B', 'C']);
});

test('an answer is never older than its question: nobody joins a statement that has been sent', async () => {
  const { ask, asked, answers } = slow();
  const first = ask('balance');
  const second = ask('balance');
  answers[0]?.resolve(['before']);
  expect(await first).toBe('before');
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  answers[1]?.resolve(['after']);
  expect(await second).toBe('after');
});

test('a statement that fails fails those who asked with it, and nobody after them', async () => {
  const { ask, answers } = slow();
  const failing = ask('a');
  answers[0]?.reject(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  const next = ask('b');
  answers[1]?.resolve(['B']);
  expect(await next).toBe('B');
});

test('a question that ends the statement ends its own call alone', async () => {
  const ask = batchReads((questions: readonly string[]) =>
    questions.includes('bad') ? Promise.reject(new Error('unreadable')) : Promise.resolve(questions),
  );
  const answers = await Promise.allSettled(['first', 'a', 'bad', 'b'].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

test('no statement carries more than two hundred questions', async () => {
  const sizes: number[] = [];
  const ask = batchReads((questions: readonly number[]) => {
    sizes.push(questions.length);
    return Promise.resolve(questions);
  });
  const numbers = Array.from({ length: 450 }, (_, place) => place);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
  expect(sizes).toEqual([1, 200, 200, 49]);
});
