import type { Failure } from '@/api/failure';
import { Note } from '@/ui/Note';
import { useFailureText } from './useFailureText';

/** Above the button of a form: why its call failed, where no field is to blame. */
export function FormRefusal({ failure }: { failure: Failure | undefined }) {
  const said = useFailureText(failure);
  if (said === undefined) return null;
  return (
    <Note tone="danger" alert>
      {said}
    </Note>
  );
}
