import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useListText } from '@/data/session/useListText';
import type { FormMark } from '@/domain/teamForm';
import { media } from '@/ui/styles/media';
import { faded, hidden } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('FormMarks', ['mark', 'spoken']);

const Root = styled('span')({
  display: 'inline-flex',
  gap: space(1),
  position: 'relative',
  [`& .${slot.mark}`]: {
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    color: vars.text.secondary,
    fontSize: textSize.caption,
    lineHeight: '18px',
    fontStyle: 'normal',
    fontWeight: 700,
    '@media (forced-colors: active)': { border: '1px solid', boxSizing: 'border-box' },
  },
  [`& .${slot.mark}[data-mark=won]`]: {
    boxShadow: `inset 0 0 0 1px ${faded(vars.success.main, 60)}`,
    color: vars.success.main,
  },
  [`& .${slot.mark}[data-mark=lost]`]: {
    boxShadow: `inset 0 0 0 1px ${faded(vars.danger.main, 50)}`,
    color: vars.danger.main,
  },
  [`& .${slot.spoken}`]: hidden,
  [media.narrow]: {
    gap: space(0.5),
    [`& .${slot.mark}`]: { width: 15, height: 15, lineHeight: '15px' },
  },
});

/** The last results of a side as letters, latest first. */
export function FormMarks({ className, marks }: { className?: string; marks: readonly FormMark[] }) {
  const { t } = useTranslation('sports');
  const list = useListText();
  if (marks.length === 0) return null;
  return (
    <Root className={className}>
      <span className={slot.spoken}>
        {t('formSaid', {
          results: list(
            marks.map((mark) => t(`form.${mark}`)),
            true,
          ),
        })}
      </span>
      {marks.map((mark, place) => (
        // The list is short and has no names.
        <i className={slot.mark} key={place} data-mark={mark} aria-hidden>
          {t(`formLetters.${mark}`)}
        </i>
      ))}
    </Root>
  );
}
