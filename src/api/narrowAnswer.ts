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
 * An answer without what its call did not promise (decision 43). A read that does not fit as a whole is a failure. What
 * is answered to an act is taken as it is where it does not fit: the act has been done.
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
