import type { Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#contract/endpoints';
import type { Shape } from '#contract/narrow';
import answerShapes from '#contract/shapes/answerShapes.json' with { type: 'json' };
import carriedShapes from '#contract/shapes/carriedShapes.json' with { type: 'json' };
import { withWrong, wrongValues, type WrongValue } from '#contract/wrongValues';
import { holdCalls } from './holdCalls';

const shapes: Readonly<Partial<Record<string, Shape>>> = { ...answerShapes, ...carriedShapes };

export interface Spoilt {
  readonly end: () => Promise<void>;
  readonly asked: () => number;
  /** The wrong value that was put in; undefined if the answer had no value to replace. */
  readonly wrong: () => WrongValue | undefined;
}

/** Chooses a value of this answer to replace: each one in turn, or only among those that do not invalidate the answer. */
const choose = (name: EndpointName, value: unknown, turn: number, all: boolean): WrongValue | undefined => {
  const shape = shapes[name];
  const found = (shape ? wrongValues(shape) : []).filter((one) => withWrong(value, one) !== undefined);
  if (all) return found[turn];
  const mild = found.filter(({ costs }) => costs !== 'answer');
  const pool = mild.length > 0 ? mild : found;
  return pool[(turn * 7) % pool.length];
};

/** Replaces one value in each answer of a call with a wrong one. */
export const corruptAnswers = async (
  page: Page,
  name: EndpointName,
  turn: number,
  all: boolean,
): Promise<Spoilt> => {
  const { method, path } = endpoints[name];
  let asked = 0;
  let wrong: WrongValue | undefined;
  const end = await holdCalls(
    page,
    { pathname: path, on: 'response', resourceType: 'Fetch' },
    async (call) => {
      if (call.method !== method) return call.pass();
      const body = JSON.parse(await call.text()) as { value?: unknown };
      wrong = choose(name, body.value, turn, all);
      asked += 1;
      const value = wrong ? withWrong(body.value, wrong) : body.value;
      return call.answer(JSON.stringify({ ...body, value }));
    },
  );
  return { end, asked: () => asked, wrong: () => wrong };
};

const carriedBoot = /(<script[^>]* id="boot"[^>]*>)(.*?)(?=<\/script>)/s;

/** Replaces one value in the answer that the home document carries with a wrong one. */
export const corruptDocument = async (
  page: Page,
  name: EndpointName,
  turn: number,
  all: boolean,
): Promise<Spoilt> => {
  let asked = 0;
  let wrong: WrongValue | undefined;
  const rewrite = (text: string): string => {
    const boot = JSON.parse(text) as { answers: Record<string, unknown> };
    const key = Object.keys(boot.answers).find((one) => one.split('?')[0] === name);
    if (key === undefined) return text;
    wrong = choose(name, boot.answers[key], turn, all);
    if (wrong) boot.answers[key] = withWrong(boot.answers[key], wrong);
    return JSON.stringify(boot).replaceAll('<', '\\u003c');
  };
  const end = await holdCalls(
    page,
    { pathname: '/', on: 'response', resourceType: 'Document' },
    async (call) => {
      const html = await call.text();
      asked += 1;
      return call.answer(html.replace(carriedBoot, (_all, tag: string, text: string) => tag + rewrite(text)));
    },
  );
  return { end, asked: () => asked, wrong: () => wrong };
};
