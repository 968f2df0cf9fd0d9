import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { Button } from '@/ui/actions/Button';
import { CopyButton } from '@/ui/actions/CopyButton';
import { Note } from '@/ui/feedback/Note';
import { SaveTextButton } from '@/features/security/SaveTextButton';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('RecoveryCodes', ['list', 'ways']);

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    gap: `${space(2)} ${space(4)}`,
    margin: 0,
    padding: space(4),
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.overlay,
    listStyle: 'none',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  [`& .${slot.ways}`]: { display: 'flex', flexWrap: 'wrap', gap: space(2) },
});

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown once. Each allows one log-in without the app. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('security');
  const { brand } = useSite().boot;
  const text = codes.join('\n');
  return (
    <Root>
      <Note tone="success" title={t('twoFactor.on')} alert>
        {t('twoFactor.keep')}
      </Note>
      <ol className={slot.list} aria-label={t('twoFactor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={slot.ways}>
        <CopyButton
          text={text}
          labels={{
            copy: t('twoFactor.copyCodes'),
            copied: t('copied'),
            failed: t('copyFailed'),
          }}
        />
        <SaveTextButton text={`${text}\n`} name={`${brand.key}-recovery-codes.txt`}>
          {t('twoFactor.saveCodes')}
        </SaveTextButton>
      </div>
      <Button tone="primary" size="large" fullWidth onClick={onDone}>
        {t('twoFactor.kept')}
      </Button>
    </Root>
  );
}
