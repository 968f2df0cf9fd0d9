import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useListText } from '@/data/session/useListText';
import { Note } from '@/ui/feedback/Note';
import { useContractText } from './useContractText';

interface EndsNoteProps extends Pick<Value<'contractEnds'>, 'ends' | 'endsTotal'> {
  /** Why they end: a signature below their rate, or the end of what they are paid from. */
  why: 'sign' | 'end';
}

/** So many are named; the others are counted. */
const NAMED = 12;

/** Names whose contracts would end too, before somebody agrees (AGENT-06); nothing where none would. */
export function EndsNote({ ends, endsTotal, why }: EndsNoteProps) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const list = useListText();
  if (endsTotal === 0) return null;
  const named = ends.slice(0, NAMED);
  const left = endsTotal - named.length;
  return (
    <Note tone="warning" title={t('ends.title', { count: endsTotal })}>
      {t(`ends.${why}`)}{' '}
      {list([
        ...named.map(({ account, rate }) => t('ends.line', { account, rate: text.rate(rate) })),
        ...(left > 0 ? [t('ends.more', { count: left })] : []),
      ])}
    </Note>
  );
}
