import answerShapes from '#contract/shapes/answerShapes.json';
import failureShapes from '#contract/shapes/failureShapes.json';
import carriedShapes from '#contract/shapes/carriedShapes.json';
import { endpoints } from '#contract/endpoints';
import { narrow, type Shape } from '#contract/narrow';
import type { BuiltEndpointName } from '#contract/schemas';
import { failed, type Result } from './failure';
import { watchMisfits } from '#contract/watchMisfits';

type Shapes = Readonly<Partial<Record<string, Shape>>>;

const values: Shapes = { ...answerShapes, ...carriedShapes };
const failures: Shapes = failureShapes;

/**
 * Drops the parts of an answer that its schema does not allow (decision 43). A GET whose answer as a whole does not
 * fit is a failure. The answer to an action is kept even if it does not fit, because the action has been carried out.
 */
export const narrowAnswer = (
  name: BuiltEndpointName,
  answer: Result<unknown>,
  onMisfit: (text: string) => void,
): Result<unknown> => {
  const watch = watchMisfits(name, onMisfit);
  if (!answer.ok) {
    const { failure } = answer;
    const shape = failures[name];
    if (shape === undefined || failure.value === undefined) return answer;
    return failed({ ...failure, value: watch((hear) => narrow(shape, failure.value, hear)) });
  }
  const shape = values[name];
  if (shape === undefined) return answer;
  const value = watch((hear) => narrow(shape, answer.value, hear));
  if (value !== undefined) return { ok: true, value };
  return endpoints[name].method === 'GET' ? failed({ kind: 'shape' }) : answer;
};
