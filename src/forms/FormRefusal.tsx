import type { Failure } from '@/api/failure';
import { Note } from '@/ui/Note';
import { useFailureText } from './useFailureText';

/** Above the button of a form: why its call failed, where no field is to blame; `said` where more is known of it. */
export function FormRefusal({ failure, said }: { failure: Failure | undefined; said?: string }) {
  const usual = useFailureText(failure);
  if (usual === undefined) return null;
  return (
    <Note tone="danger" alert>
      {said ?? usual}
    </Note>
  );
}
