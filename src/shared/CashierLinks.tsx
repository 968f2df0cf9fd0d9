import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Button } from '@/ui/actions/Button';
import { ShieldCheckIcon } from '@/ui/media/icons';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

/** Links from the cashier to limits and breaks (MEM-12). */
export function CashierLinks() {
  const { t } = useTranslation('safer');
  const modal = useModalAddress();
  return (
    <Root>
      <Button
        size="small"
        variant="outline"
        href={modal('saferPlay')}
        startIcon={<ShieldCheckIcon fontSize={16} />}
      >
        {t('title')}
      </Button>
    </Root>
  );
}
